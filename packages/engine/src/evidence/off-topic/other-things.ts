import type { OffTopicRule } from './rule.ts';

const MINE =
  /\b(?:my own|mine|my one|ours|my (?:car|van|motor|\w+)['’]?s? (?:is|are|fine|grand|all)|made me (?:look|check|wonder|think))\b/i;

const RELATION = String.raw`(?:next[- ]door|neighbou?r|mate|friend|pal|brother|sister|dad|father|mum|mom|mother|uncle|aunt(?:ie)?|cousin|son|daughter|wife|husband|partner|boss|colleague|workmate|landlord|nan|grandad|granddad|ex|flatmate|in-laws?|bloke (?:next door|opposite|at work))`;

/** Toys, games, buildings, and cars of other people. */
export const OTHER_THINGS: readonly OffTopicRule[] = [
  {
    when: /\b(?:remote[- ]control(?:led)?|radio[- ]controlled|rc (?:car|truck|buggy)|ride[- ]on|toy (?:car|truck|jeep)|lego|hot wheels|scalextric|(?:truck|driving|racing|car) (?:simulator|sim|game)|simulator|forza|gran turismo|need for speed|grand theft auto|gta|asseto|assetto|beamng|mario kart|xbox|play ?station|ps[345]|nintendo|video ?game|1:\d{1,2} scale|ai dashcam compilation)\b/i,
    unlessBeside:
      /\b(?:my (?:real|actual|own) (?:car|van)|the real car|(?:as well be|like|sounds?(?: like)?|this|that) an? (?:remote|radio|rc|toy|go[- ]?kart|video)\b|\d{2,3}[, ]?(?:\d{3}|k) (?:miles|km))|\b(?:remote[- ]control(?:led)?|rc) car\W+(?:\w+\W+)?(?:noise|sound|whin\w+)\b/i,
    scope: 'text',
  },
  {
    // A leak of the flat, a letter of the council.
    when: /\b(?:(?:gas|water|pipe) leak in (?:the|my|our) (?:kitchen|flat|house|bathroom|loft|street)|through the letterbox|from the council|parking (?:fine|ticket)|gas board|(?:kitchen|bathroom|bedroom|flat|house|garden|office|shed|pub|school) (?:fire|ceiling|door|window|roof|boiler|alarm))\b/i,
    unless: /\b(?:in|under|behind) (?:the|my) (?:car|bonnet|dash\w*|wheel|engine)\b/i,
  },
  {
    // 'Next door's Audi was recovered with smoke pouring out of it. Made me look at mine'
    when: new RegExp(
      String.raw`\b(?:my |our |the |a )?${RELATION}(?:['’]s|s['’]) (?:(?:old|new|other|work|company|second) )?(?!(?:garage|advice|opinion|view|mechanic|friend|house|drive|theory|idea|verdict|diagnosis|reckoning)\b)[\w-]+`,
      'i',
    ),
    beside: MINE,
    unless: /\b(?:mine|my own|ours|same (?:thing|as)|like mine|too)\b/i,
  },
  {
    // Another vehicle on the road, seen.
    when: /\b(?:saw|see|watched|watching|witnessed|passed|overtook|followed|following|behind|noticed|stuck behind|in front of|ahead of|video of|picture of|footage of) (?:a|an|another|some|this|that|two|somebody['’]?s?|someone['’]?s?) (?:[\w-]+ ){0,2}?(?:car|van|lorry|truck|bus|coach|taxi|bike|motorbike|tractor|hgv|trailer|caravan|tesla|audi|bmw|ford|golf)\b/i,
    unless:
      /\b(?:now|since|so (?:i|we)|and (?:i|we|my|mine|now)|then (?:i|my|mine))\b.{0,60}\b(?:my|mine|i|we)\b/i,
  },
  {
    when: /\b(?:a|an|another|some|the|that|one) (?:[\w-]+ )?(?:car|van|lorry|truck|bus|coach|taxi|tractor|hgv|caravan)\b[^,;]{0,30}?\b(?:in front|ahead|behind|opposite|beside|next to|coming the other way|parked)\b(?:(?! (?:and|but|so) )[^,;]){0,60}|\b(?:lorry|truck|bus|hgv) (?:lose|lost|shed|drop|dropped) (?:a|its|the|his) \w+[^,;]{0,30}/i,
    unless:
      /\b(?:i|we|it|my|mine) (?:can['’]?t|cannot|couldn['’]?t|won['’]?t|wouldn['’]?t|didn['’]?t|had to|nearly|almost|hit|braked|swerved|stalled)\b|\b(?:brak\w+ itself|brak\w+ by itself|slam\w*|for no reason)\b/i,
    scope: 'words',
  },
  {
    // Cars that are not driven: for parts, on hire, sold.
    when: /\b(?:scrap ?yard|breakers?(?:['’]s)?(?: yard)?|donor|write[- ]off|salvage|courtesy|hire|rental|loan) (?:car|van|vehicle|auction)s?\b|\b(?:off|from|out of) (?:a|the) (?:scrap ?yard|breakers?|donor|written[- ]off|crashed|burnt[- ]out|burned[- ]out)\b/i,
    beside:
      /\b(?:mine|my (?:car|van|own)|ours|just in case|spare|got (?:it|my car) back|my old one|compared with)\b/i,
  },
];
