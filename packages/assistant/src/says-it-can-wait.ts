const SAYS =
  /\b(?:says?|said|reckons?|thinks?|told|swears?|insists?|claims?|is sure|are sure|advised?|tells|according to|would just|always)\b|^(?:apparently|everyone|google|youtube|forums?|internet)\b/;
const WHO =
  /\b(?:neighbours?|neighbors?|mates?|friends?|dad|father|mum|mother|brother|sister|uncle|husband|wife|partner|girlfriend|boyfriend|son|daughter|colleagues?|bloke|guy|man|lad|fella|seller|dealer|garage|mechanic|forums?|internet|google|youtube|facebook|chatgpt|ai|people|everyone|somebody|someone|boss|he|she|they|grandad|father-in-law|missus|mrs|hubby|nan|gran|grandma|granddad|pal|buddy|cousin|workmate|other half|lads|salesman|fitter)\b/;
const CAN_WAIT =
  /\b(?:ignor(?:e|ing)|dr(?:y|ies) (?:up|out)|keep (?:on )?(?:driving|going|using)|carry on|just drive|drive on|drive it (?:anyway|as it is|like that)|(?:it is|it will be|that is|that will be|that's|it'll be|is) (?:nothing|fine|ok|okay|normal|harmless|safe|alright|all right|no big deal|not (?:a problem|dangerous|serious|urgent))|nothing (?:serious|to worry|major)|no(?:t to)? (?:need to )?worry|don't (?:worry|bother)|not worth (?:fixing|bothering)|(?:can|could|will) wait|leave it|goes? away|go away|wears? off|sort(?:s)? itself|fix(?:es)? itself|heal|settle(?:s)? down|bed(?:s)? in|they all do|it'll (?:be fine|pass|go|clear|last)|it will (?:be fine|pass|clear|last|dry|hold)|will (?:hold|last) (?:for )?(?:ages|years|months)|fine to drive|safe to drive|ok(?:ay)? to drive|good for (?:another|years|months))\b/;

/** Whether words quote somebody for whom it may wait; a price or a question for a part is another matter. */
export const saysItCanWait = (words: string): boolean =>
  WHO.test(words) && SAYS.test(words) && CAN_WAIT.test(words);
