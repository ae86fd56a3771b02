import type { HarmlessContext } from './context.ts';

/** Brakes, steering, wheels and tyres, and what holds the car. */
export const BRAKES_STEERING_WHEELS: readonly HarmlessContext[] = [
  {
    // What stops, or does not, is a noise, a light or a fan.
    of: ['brake-loss'],
    when: /\b(?:nois\w*|sounds?|squeal\w*|squeak\w*|lights?|alarm|ac|a\/c|air con\w*|radio|fan|wipers?|beep\w*|leak\w*|ticks?|ticking|revs?)\b[^.!?]{0,40}\bstop(?:s|ped|ping)?\b|\bstop(?:s|ped)? (?:work|blow|cool|charg|mak|leak|spin|play|respond|flash|going off)\w*/i,
    unless:
      /\b(?:brak\w*|pedal|(?:car|truck|van|it) (?:(?:does|did|will|would|could|can) ?n[o'’]?t|cannot|can['’]?t|won['’]?t|barely|hardly) stop|slow(?:ing|s|ed)? down|floor|handbrake)\b/i,
  },
  {
    of: ['steering-loss', 'steering-locked'],
    when: /\b(?:(?:take|took|pull|pulled|remove|removed|taking|pulling|removing) (?:out )?(?:the |my )?key|key (?:is |was )?(?:out|removed)|without (?:the |a )?key)\b/i,
    unless: /\b(?:driv\w+|road|motorway|mph|corner|bend|moving|stuck|jammed|won['’]?t unlock)\b/i,
  },
  {
    of: ['brake-loss', 'brake-pedal-sinks'],
    when: /\b(?:accelerat\w+|pulled|pulls|picks? up|speed(?:s|ed)? up|floored|clutch|throttle|gas)\b/i,
    unless: /\b(?:brak\w+|stop\w*)\b/i,
  },
  {
    of: ['rollaway', 'parking-brake-weak', 'lights', 'brake-lights', 'parking-brake-warning'],
    when: /\b(?:parking brake|handbrake|hand brake|emergency brake|e-brake) (?:warning )?(?:light|lamp)\b[^.!?]* (?:goes|went|go) (?:out|off)\b/i,
    unless: /\b(?:roll\w*|won['’]?t hold|doesn['’]?t hold|does not hold|driving)\b/i,
  },
  {
    of: ['tyre-flat', 'tyre-air', 'tyre-losing-air'],
    when: /\bpump\w* (?:the |my |them |all |it )*(?:tyres? |tires? )?up\b/i,
    unless:
      /\b(?:again|every|daily|weekly|weeks?|days?|keeps?|los\w+|flat|low|slow|leak\w*|puncture)\b/i,
  },
  {
    of: ['brake-loss', 'brake-pedal-sinks'],
    when: /\b(?:foot|feet|shoes?|boots?) (?:\w+ )?(?:came|comes?|slip\w*|slid\w*) off\b|\bfloor is (?:slippery|wet|dirty|cold)\b/i,
    unless: /\b(?:sinks?|sank|soft|nothing|no brakes?|fail\w*)\b/i,
  },
  {
    of: ['brake-weak', 'brake-long-stop'],
    when: /\b(?:regen\w*|regenerat\w+|one[- ]pedal|engine braking)\b/i,
    unless: /\b(?:pedal (?:goes|sinks|is)|would not stop|did not stop|fail\w*)\b/i,
  },
  {
    of: ['wheel-loose', 'wheel-nuts'],
    when: /\b(?:wheel|lug)? ?(?:nut|bolt) (?:caps?|covers?)\b/i,
    unless: /\b(?:loose wheel|wobbl\w*|wheel is loose)\b/i,
  },
  {
    of: ['parking-brake-weak', 'rollaway'],
    when: /\b(?:(?:one|an?|another|an extra|couple|two) (?:more |extra |of )?clicks?|needs? adjust\w*|bit high|a bit higher)\b/i,
    unless: /\b(?:roll\w*|hold\w*|slip\w*|creep\w*|fail\w*|moves?|moved)\b/i,
  },
  {
    // Mended, and said to be well since.
    of: [
      'tyre-flat',
      'tyre-air',
      'tyre-losing-air',
      'brake-weak',
      'brake-grinding',
      'wheel-nuts',
      'wheel-loose',
      'drive-loss',
      'stalls',
      'lights',
      'headlight-out',
      'airbag',
      'airbag-light',
      'belt',
      'belt-slack',
    ],
    when: /\b(?:replaced|fixed|repaired|mended|plugged|patched|changed|fitted|cleared|checked|tightened|re-?torqued|jumped)\b.{0,80}\b(?:fine|good|great|perfect\w*|ok|okay|well|sweet|held|holding|normal|went out|gone)\b/i,
    unless:
      /\b(?:but|still|again|however|until|yet|except|otherwise|apart|since (?:then|the)|not|never|keeps?|soft|floor|grind\w*|loose|wobbl\w*|smell\w*)\b|n['’]t\b/i,
  },
  {
    of: ['rollaway', 'parking-brake-weak'],
    when: /\b(?:hold|holds|held|works?) (?:very |really |perfectly )?(?:well|fine|good|properly|perfectly)\b/i,
    unless: /\b(?:not|never|no longer|hardly|barely|until|but)\b|n['’]t\b/i,
  },
  {
    // Dust of the pads on the rims.
    of: ['brake-hot', 'brake-overheating', 'burning-smell'],
    when: /\bbrake dust\b/i,
    unless: /\b(?:hot|smok\w*|smell\w*|burn\w*|glow\w*|drag\w*|pulls?|one (?:wheel|side)|only)\b/i,
  },
  {
    // It does its work on ice.
    of: ['abs-false', 'abs-activates-early'],
    when: /\babs\b.*\b(?:on|in|over) (?:the |some |a |black |fresh |patch of |wet )*(?:ice|snow|leaves|gravel|mud|slush)\b/i,
    unless: /\b(?:dry|every|always|each|lights?|warning|lamp|fault|no reason|even)\b/i,
  },
  {
    // Film of rust, wiped off by the first stops.
    of: ['brake-grinding'],
    when: /\b(?:first (?:time|stop|stops|few|couple|brake|press)|once or twice)\b.*\b(?:rain\w*|wet|wash\w*|damp|overnight)\b.*\b(?:then|gone|goes|after that|clears?)\b/i,
    unless:
      /\b(?:still|always|every (?:stop|time i)|all the time|but|metal|worse|keeps?|longer|soft|pedal)\b/i,
  },
  {
    of: ['parking-brake-weak', 'rollaway'],
    when: /\b(?:handbrake|hand brake|parking brake)\b.*\b(?:passed|tester was happy|within limits?)\b/i,
    unless:
      /\b(?:roll\w*|slip\w*|creep\w*|fail\w*|moves?|moved|but|barely|just|not|never|advisor\w*)\b|n['’]t\b/i,
  },
  {
    // The needle of the fuel gauge moves, not the car.
    of: ['rollaway', 'rolls-in-park'],
    when: /\b(?:fuel|petrol|diesel) (?:gauge|needle)\b[^.!?]{0,24}\b(?:mov\w*|drops?|dropped|changes?|rises?)\b/i,
    unless: /\b(?:roll\w*|creep\w*|car|it moves|brakes?|handbrake|itself|park(?:ed)? and)\b/i,
  },
  {
    // A crooked wheel steers.
    of: ['steering-loss', 'steering-locked'],
    when: /\bsteering wheel\b[^.!?]*\b(?:off[- ]?cent(?:re|er)\w*|not (?:quite )?(?:straight|central|centred|level)|crooked)\b/i,
    unless:
      /\b(?:lock\w*|stuck|stiff\w*|heavy|no (?:power|assist\w*)|loose\w*|play|came off|jam\w*|suddenly|cannot|can['’]?t|impossible|los[ets]\w*|fail\w*|respond\w*|turn\w*|pull\w*|wander\w*|drift\w*|crash\w*|accident|track\w*|correct\w*)\b/i,
  },
  {
    // What every tyre loses.
    of: ['tyre-air', 'tyre-flat', 'tyre-losing-air'],
    when: /\b(?:1|one|2|two|a couple of)(?: or (?:2|two))? ?(?:psi|pounds?) (?:a|per|every|each) (?:month|few months|six weeks|quarter)\b/i,
    unless: /\b(?:flat|puncture|nail|screw|bulge|crack\w*|light|but|one tyre)\b/i,
  },
  {
    // Adaptive cruise control makes room.
    of: ['false-braking', 'brake-pull'],
    when: /\bcruise\b[^.!?]*\b(?:somebody|someone|a (?:car|lorry|truck|van)) (?:pulls?|cuts?) in\b/i,
    unless:
      /\b(?:reason|nothing|no (?:car|one|cars)|empty|hard|slam\w*|violent\w*|full|sudden\w*|emergency|shadow\w*|bridge\w*|nobody|lane|oncoming|pass\w*|overtak\w*|side)\b/i,
  },
  {
    // Rough ground is felt in the wheel.
    of: ['steering-shake', 'steering-vibration', 'vibration-at-speed', 'body-vibration'],
    when: /\bvibrat\w*\b[^.!?]*\b(?:gravel|cobble\w*|rumble strips?|cattle grids?|(?:rough|dirt|unmade) (?:road|track|lane|surface)s?|line|lane)\b|\blane (?:assist\w*|keep\w*|departure)\b[^.!?]*\bvibrat\w*\b/i,
    unless:
      /\b(?:smooth|motorway|highway|everywhere|always|also|mph|km\/h|brak\w*|since|worse|wobbl\w*|shimmy|shak\w*|violent\w*|control|bump\w*|hit|speed|lose|lost)\b/i,
  },
  {
    of: ['tyre-air', 'tyre-losing-air', 'tyre-flat'],
    when: /\b(?:valve|dust) (?:dust )?caps?\b/i,
    unless: /\b(?:leak\w*|hiss\w*|flat|los(?:es|ing|t) (?:air|pressure)|low|soft|deflat\w*)\b/i,
  },
  {
    // Driver assistance that did nothing brakes no worse than a car without it.
    of: [
      'false-braking',
      'brake-loss',
      'brake-weak',
      'brake-long-stop',
      'brake-warning',
      'brake-warning-light',
    ],
    when: /\b(?:collision|emergency[- ]brak\w+|aeb|pre-?sense|front assist|eye ?sight|radar|adaptive cruise|forward alert|braking system)\b[^.!?]*\b(?:did(?: not|n['’]?t)|does(?: not|n['’]?t)|do(?: not|n['’]?t)|never|failed to|fails to|stayed silent|silent|no (?:warning|alert|beep)|d(?:id|oes|o) nothing|unavailable|not available|disabled|switched off|inoperative)\b/i,
    unless:
      /\b(?:pedal|by itself|on its own|suddenly|slam\w*|for no reason|without (?:reason|cause|warning)|random\w*|false\w*|phantom|could not stop|couldn['’]t stop|won['’]t stop|no brakes)\b/i,
  },
  {
    // To brake hard is to press the pedal hard.
    of: ['brake-hard', 'brake-hard-pedal'],
    when: /\b(?:i|you|we|he|she|they|to|when|if|under|while|after) (?:brak(?:e|ed|ing)|press(?:ed|ing)?) (?:it |the (?:brakes?|pedal) )?(?:really |very |quite )?hard(?:er)?\b|\bhard braking\b/i,
    unless:
      /\b(?:pedal (?:is|goes|went|feels|felt|gets|got|was|turns?) (?:\w+ )?(?:hard|stiff|solid)|rock|won['’]?t (?:stop|slow)|both feet|all my (?:strength|weight)|no (?:assist\w*|servo|vacuum))\b/i,
  },
  {
    // Fine cracks of age are seen on sound tyres too.
    of: ['tyre-failure'],
    when: /\b(?:little|small|tiny|slight|minor|faint|hairline|surface|fine|light|drought|age) (?:\w+ )?crack\w*\b/i,
    unless:
      /\b(?:deep|cords?|wire|bulg\w*|blew|burst|tread (?:is )?(?:coming|peel\w*|separat\w*)|splits?|big)\b/i,
  },
];
