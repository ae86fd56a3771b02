/**
 * Runs before first paint: the chosen theme, whether the cookie question is answered, whether the
 * page is to be scrolled to where it was left, whether its scripts could not be fetched, and zod told
 * not to probe `eval`, which the CSP reports.
 */
export const HEAD_SCRIPT = `addEventListener('error',function(e){if(e.target.nodeName==='SCRIPT')document.documentElement.dataset.failed=''},true);globalThis.__zod_globalConfig={jitless:true};try{var d=document.documentElement.dataset,t=localStorage.getItem('wrenchwise.theme');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('cookie-consent-status')||navigator.globalPrivacyControl||navigator.doNotTrack==='1')d.consent='answered';if(performance.getEntriesByType('navigation')[0].type!=='navigate')d.restoring=''}catch(e){}`;
