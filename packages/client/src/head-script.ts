/**
 * Whose prices a time zone (`z`) is shown, first rule first, as the server reckons for accounts: the
 * nearest region that we know prices of, and the product's home where nothing is known.
 */
const ZONES: readonly (readonly [region: string, zones: string])[] = [
  ['uk', 'Europe/(London|Belfast|Jersey|Guernsey|Isle_of_Man)$'],
  ['ie', 'Europe/Dublin$'],
  ['nz', 'Pacific/(Auckland|Chatham)$'],
  [
    'us',
    'US/|Pacific/(Honolulu|Johnston|Guam|Saipan|Pago_Pago|Samoa|Midway|Wake|Easter|Galap)|Atlantic/(Bermuda|Stanley)',
  ],
  ['au', 'Australia/|Pacific/|Indian/(Christmas|Cocos)'],
  [
    'eu',
    'America/(Cayenne|Danm|Godthab|Nuuk|Guadel|Marigot|Martin|Miquelon|Scores|St_Barth|Thule)',
  ],
  [
    'ca',
    'Canada/|America/(Atikokan|Blanc|Cambridge|Coral|Creston|Dawson|Edmonton|Fort_N|Glace|Goose|Halifax|Inuvik|Iqaluit|Moncton|Montreal|Nipigon|Pangn|Rainy|Rankin|Regina|Resolute|St_Johns|Swift|Thunder|Toronto|Vancouver|Whitehorse|Winnipeg|Yellowk)',
  ],
  ['us', 'America/|Brazil/|Chile/|Mexico/'],
  ['eu', '(Europe|Asia|Africa|Indian|Atlantic|Arctic)/'],
];

const PRICE_REGION_OF_ZONE = `(${JSON.stringify(ZONES)}.find(function(e){return new RegExp('^('+e[1]+')').test(z)})||['uk'])[0]`;

/**
 * Runs before first paint: the chosen theme, whose prices are shown (chosen, else by time zone),
 * whether the cookie question is answered, whether the page is laid out as a whole, whether its scripts
 * could not be fetched, and zod asked not to probe `eval`, which the CSP reports. A page that is to be
 * scrolled to where it was left, or to a place that its address names, is laid out whole at once; any other when it has loaded and nothing else
 * is to be done, so that the place it is left at is true too.
 */
export const HEAD_SCRIPT = `addEventListener('error',function(e){if(e.target.nodeName==='SCRIPT')document.documentElement.dataset.failed=''},true);globalThis.__zod_globalConfig={jitless:true};try{var d=document.documentElement.dataset,t=localStorage.getItem('wrenchwise.theme');if(t==='light'||t==='dark')d.theme=t;var r=localStorage.getItem('wrenchwise.price-region'),z=Intl.DateTimeFormat().resolvedOptions().timeZone;d.priceRegion=r||${PRICE_REGION_OF_ZONE};if(localStorage.getItem('cookie-consent-status')||navigator.globalPrivacyControl||navigator.doNotTrack==='1')d.consent='answered';if(location.hash||performance.getEntriesByType('navigation')[0].type!=='navigate')d.whole='';else addEventListener('load',function(){(self.requestIdleCallback||setTimeout)(function(){d.whole=''})})}catch(e){}`;
