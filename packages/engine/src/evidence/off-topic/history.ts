import type { OffTopicRule } from './rule.ts';

/** The trouble came back, or goes on. */
const BACK =
  /\b(?:still|again|back again|came back|come back|comes back|returned|keeps?|same (?:thing|problem|issue|fault|noise)|recurr\w+|not (?:fixed|solved|cured|helped|gone)|no (?:better|difference|change)|didn['’]?t (?:help|fix|cure|work|change)|hasn['’]?t (?:helped|fixed|cured)|to no avail|worse|now (?:it|the|my|she|he) (?:also |even )?(?!is fine|is well|is good|is perfect))\b/i;

const LONG_AGO = String.raw`(?:last (?:year|month|week|summer|winter|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december)|(?:a |two |three |four |five |six |few |couple of |some |many |\d+ )+(?:years?|months?|winters?|summers?|weeks?) (?:ago|back)|in (?:19|20)\d\d|back in|(?:two|three|a few|several) (?:winters|summers|years) (?:ago|back)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|when i (?:first )?(?:bought|got) (?:it|the car|her)|previous owner|before (?:i|we) (?:bought|had|got) it|under the previous owner|once)`;

const DONE = String.raw`(?:replaced|renewed|changed|fixed|sorted|repaired|cured|rectified|mended|rebuilt|overhauled|stripped(?: and)? cleaned|cleaned out|put right|resolved|made good|new (?:one|pump|rack|master cylinder|caliper|calipers|pads|discs|alternator|battery|gearbox|clutch|engine|hose|pipe|tank|radiator|thermostat|tyre|tyres|bearing|column))`;

const WELL = String.raw`(?:fine|good|well|lovely|perfect\w*|great|sweet|spot on|first class|firm|solid|no (?:smell|leak|leaks|noise|problem|problems|issue|issues|trouble|drama|lights?|warning|play|more)|never (?:again|since|happened|missed|come)|nothing since|not (?:done it|happened|a drop|a peep) since|pressure tested|all clear|holds?|held|stops?|pulls up|runs?|drives?) ?`;

/** Trouble that is over: long ago and mended, or mended and well since. */
export const HISTORY: readonly OffTopicRule[] = [
  {
    // 'Last year the brakes failed, everything has been replaced since and it stops lovely'
    when: new RegExp(
      String.raw`\b${LONG_AGO}\b[^.!?]*\b${DONE}\b|\b${DONE}\b[^.!?]*\b${LONG_AGO}\b`,
      'i',
    ),
    unless: BACK,
    unlessBeside:
      /\b(?:same (?:thing|problem|issue|fault|noise)|again|came back|come back|comes back|returned|back again|recurr\w+)\b/i,
  },
  {
    when: new RegExp(String.raw`\b${LONG_AGO}\b`, 'i'),
    unless: BACK,
    beside: new RegExp(
      String.raw`\b(?:since(?: then)?|check (?:it|them)|they['’]re all|been|it['’]s|is|has|have|all|now)\b[^.!?]{0,60}\b(?:${DONE}|${WELL})\b`,
      'i',
    ),
    unlessBeside:
      /\b(?:same (?:thing|problem|issue|fault|noise)|again|still|came back|comes back|returned|recurr\w+|ever since|since then it|keeps?)\b/i,
  },
  {
    // 'The garage sorted the fuel leak on Friday, pressure tested and no smell at all now'
    when: new RegExp(
      String.raw`\b${DONE}\b[^.!?]*?\b(?:and|,|so|since|now|after)\b[^.!?]*\b${WELL}|\b(?:because|as|since|due to|after) (?:of )?(?:the |my |it |a |an )?[^.!?,]*\b(?:was|were|had been|kept|used to)\b[^.!?]*$`,
      'i',
    ),
    unless: BACK,
    beside: new RegExp(
      String.raw`\b(?:now|since|today|first class|only thing|question|otherwise|apart from)\b`,
      'i',
    ),
    unlessBeside:
      /\b(?:same (?:thing|problem|issue|fault|noise)|again|still|came back|comes back|returned|recurr\w+|ever since|keeps?)\b/i,
  },
  {
    // Warning lights that prove their bulbs.
    when: /\b(?:(?:warning|abs|engine|oil|air ?bag|battery|brake|all (?:the|its|of the)|dash\w*|every|which|the|no|several|few) (?:\w+ )?lights?|lights|lamps?|symbols?|icons?|warnings?|panel|dash\w*|triangle|everything)\b[^.!?]*\b(?:at start[- ]?up|on start[- ]?up|start(?:ing)? (?:it|up|the (?:car|engine))|ignition|turn(?:ing)? the key|key on|bulb check|self[- ]test|for (?:about |around |maybe )?(?:a (?:second|moment|few seconds|couple of seconds)|\d{1,2} (?:s|sec|secs|seconds)))\b[^.!?]*\b(?:go(?:es)? (?:out|off|away)|gone|went (?:out|off)|off|out|clears?|disappears?|nothing|none|clean)\b|\b(?:at start[- ]?up|on start[- ]?up|with (?:the )?ignition|for (?:about |around )?(?:a few|\d{1,2}) (?:s|sec|secs|seconds) at start[- ]?up)\b[^.!?]*\b(?:lights?|symbols?|warnings?|panel)\b[^.!?]*\b(?:go(?:es)? (?:out|off|away)|gone|went (?:out|off)|off|out|clears?|disappears?|nothing|none|clean)\b/i,
    unless:
      /\b(?:except|apart from|but|stays?|still|again|won['’]?t|doesn['’]?t|does not|not go|comes? back|flash\w*|one (?:of them )?(?:stays|remains)|smok\w*|stall\w*|dies|cut\w* out|pedal|brak\w+ (?:fail|sink|soft|hard)\w*|steering|leak\w*|knock\w*)\b/i,
  },
];
