import type { OffTopicRule } from './rule.ts';

const HARMLESS_OBJECT = String.raw`(?:the |this |that |it |my |an? |these |those |annoying |awful |horrible )*(?:noise|sound|squeak\w*|squeal\w*|rattl\w*|creak\w*|buzz\w*|click\w*|tick\w*|beep\w*|chim\w*|bong\w*|horn|alarm|wipers?|leak\w*|drip\w*|smell|vibrat\w*|whistl\w*|hum|whine|radio|music|light|message|screen|from (?:squeak|rattl|beep|chim|leak|creak|buzz|click|flash|drip|com|mist|fogg|steam|sound|play)\w*|(?:squeak|rattl|beep|chim|leak|creak|buzz|click|flash|drip|fogg|mist)ing)`;

/** Dangerous words in an ordinary meaning: only they are passed over, not their sentence. */
export const IDIOMS: readonly OffTopicRule[] = [
  // 'Unable to stop this rattle', 'I cannot stop the horn'
  {
    when: new RegExp(
      String.raw`\b(?:can(?:not|['’]?t)|could(?: not|n['’]?t)|unable to|impossible to|how (?:do|can) (?:i|you|we)|trying to|to|will not|won['’]?t|would(?: not|n['’]?t)|does(?: not|n['’]?t)|anything) stop(?:s|ped|ping)? (?=${HARMLESS_OBJECT}\b)`,
      'gi',
    ),
    scope: 'words',
  },
  // 'Bring it to a stop', 'comes to a gentle halt'
  {
    when: /\b(?:br(?:ing|ings|ought|inging)|com(?:e|es|ing)|came|roll(?:s|ed|ing)?|pull(?:s|ed|ing)?(?: up)?|slow(?:s|ed|ing)?(?: down)?) (?:it |the car |her |him |me |us |everything )?(?:to|for|at) (?:a |the |every |each |complete |full |gentle |smooth )*(?:stops?|halt|standstill|rest|lights)\b/gi,
    scope: 'words',
  },
  // Stop-start systems; stops of a bus; stop messages that were none.
  {
    when: /\b(?:(?:auto(?:matic)? )?(?:stop[- /]?(?:and[- ])?start|start[- /]?(?:and[- ])?stop)|auto ?stop|bus stop|non[- ]?stop|stop (?:lights?|lamps?|signs?|switch|line)(?= (?:switch|fuse|bulb|turned|changed|ahead|at))|full stop|(?:no|not (?:had )?(?:any|a)|hasn['’]?t had (?:any|a)|never (?:had )?(?:any|a)|without (?:any|a)) (?:[\w-]+ ){0,2}stop (?:messages?|warnings?|lights?))\b/gi,
    scope: 'words',
  },
  // Ways of speaking.
  {
    when: /\b(?:on fire sale|fire sale|runs? like a dream|dream to drive|goes? like a bomb|(?:hot|cold) as hell|smoking hot|to die for|(?:costs?|bills?|prices?|tax|mpg|repairs?) (?:of [\w ]{1,20} )?(?:is|are|was|were|has been|have been) (?:killing|crippling|murdering)\b|killing me|knock(?:s|ed)? (?:you |me |us )?(?:dead|out|off)|smell to knock|burning (?:question|desire|a hole in my (?:pocket|wallet))|burnt? (?:the )?(?:toast|dinner|cd|dvd)|hit the (?:road|shops|town)|dead (?:easy|simple|quiet|slow|straight|chuffed|pleased|good|cheap|handy|smooth|ahead)|bloody (?:brilliant|lovely|marvellous)|stop(?:s|ped)? (?:lovely|fine|well|straight|beautifully|perfectly|on a sixpence)|knock\w*\W{0,5}(?:at|on) (?:the|my|our) door|jumps? out at (?:me|you)|break(?:s|ing)? (?:the )?(?:bank|down the cost|even)|down the drain|drop(?:s|ped)? (?:me |us |him |her |the kids )(?:off|round)|picked? up|steam(?:ing)? (?:ahead|cup|coffee|mug)|let off steam|shoot(?:s|ing)? brake|brakes? (?:so|very|really|nice and|lovely and) (?:sharp|good|keen)|nearly put (?:me|us) through the windscreen)\b/gi,
    scope: 'words',
  },
  // 'Over speed bumps' is slow.
  {
    when: /\bspeed (?=bumps?\b|humps?\b|tables?\b|cushions?\b)/gi,
    scope: 'words',
  },
  // A car on a hook pulls nothing.
  {
    when: /\b(?:got |get |getting |been |being |be |was |were |is |had (?:it|her|the car|my car) |have (?:it|her|the car|my car) |it |her |car |needs? )tow(?:ed|ing)(?: (?:it|her|home|away|in|back|to (?:the |my |a )?(?:garage|shop|dealer\w*|mechanic|house|home|yard|workshop)))?\b|\btow(?: ?(?:truck|it (?:to|home|in)|home))\b/gi,
    scope: 'words',
  },
  // Names of parts and rooms with a danger in them.
  {
    when: /\b(?:high[- ]voltage (?=(?:fuse|cable|cables|label|sticker|box|cover|line|lines|orange))|fire ?wall|fire extinguisher|smoke (?:grey|gray|black|alarm|detector|free|machine|test(?:ed)?)|(?:non|no)[- ]?smok(?:er|ers|ing)|smoked (?:lens|lenses|glass|lights?|tint\w*)|brake (?:van|horse ?power)|crash (?:mat|diet|course)|kill switch|dead pedal|dead man|blow ?out (?:preventer|sale)|exhaust tip|tail ?pipe tip|(?:hiss|steam) (?:clean\w*|wash\w*|train)|(?:air freshener|lavender oil|shampoo|milk|coffee|perfume) (?:leaked|spilled|spilt|burst))\b/gi,
    scope: 'words',
  },
  // Exhaust vapour on a cold morning, mist of the air conditioning.
  {
    when: /^(?=.*\b(?:steam\w*|vapou?r|mist|white smoke|cloud)\b)(?=.*\b(?:cold|frosty|chilly|icy|damp|winter) (?:mornings?|days?|weather|starts?)\b)/is,
    unless:
      /\b(?:coolant|overheat\w*|sweet|temperature (?:gauge|light|warning)|hot|los(?:es|ing)|milky|mayo\w*|clouds|thick|all the time|even when warm|doesn['’]?t (?:clear|stop)|under the bonnet|from the (?:bonnet|engine))\b/i,
  },
  { when: /\b(?:air ?con(?:ditioning)?|ac|a\/c) (?:mist|fog|vapour|condensation)\b/i },
];
