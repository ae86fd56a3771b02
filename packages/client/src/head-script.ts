/**
 * Runs before first paint: the chosen theme, whose prices are shown (chosen, else by time zone),
 * whether the cookie question is answered, whether the page is laid out as a whole, whether its scripts
 * could not be fetched, and zod told not to probe `eval`, which the CSP reports. A page that is to be
 * scrolled to where it was left is laid out whole at once; any other when it has loaded and nothing else
 * is to be done, so that the place it is left at is true too.
 */
export const HEAD_SCRIPT = `addEventListener('error',function(e){if(e.target.nodeName==='SCRIPT')document.documentElement.dataset.failed=''},true);globalThis.__zod_globalConfig={jitless:true};try{var d=document.documentElement.dataset,t=localStorage.getItem('wrenchwise.theme');if(t==='light'||t==='dark')d.theme=t;var r=localStorage.getItem('wrenchwise.price-region'),z=Intl.DateTimeFormat().resolvedOptions().timeZone;d.priceRegion=r||(/^Europe\\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)$/.test(z)?'uk':/^Europe\\//.test(z)?'eu':'us');if(localStorage.getItem('cookie-consent-status')||navigator.globalPrivacyControl||navigator.doNotTrack==='1')d.consent='answered';if(performance.getEntriesByType('navigation')[0].type!=='navigate')d.whole='';else addEventListener('load',function(){(self.requestIdleCallback||setTimeout)(function(){d.whole=''})})}catch(e){}`;
