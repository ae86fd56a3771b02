/** Contexts in which words of danger are ordinary, with exceptions in `unless`. */
export const HARMLESS_CONTEXTS: readonly {
  readonly of: readonly string[];
  readonly when: RegExp;
  readonly unless: RegExp;
}[] = [
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
    of: ['fuel-leak', 'fuel-smell'],
    when: /\b(?:at (?:the|a) (?:petrol|gas|filling|fuel|service) station|on my (?:hands?|shoes?|clothes|gloves|fingers)|my (?:hands?|shoes|clothes|gloves|fingers) (?:still )?smell|(?:i|we|he|she) spil(?:led|t)|(?:fuel|petrol|filler) (?:cap|flap) (?:still )?smells)\b/i,
    unless:
      /\b(?:leak\w*|drip\w*|puddle|cabin|inside|days?|weeks?|overflow\w*|spills?|spray\w*|gush\w*|pour\w*|ground)\b/i,
  },
  {
    // The car burns diesel; what smells is something else.
    of: ['fuel-leak', 'fuel-smell'],
    when: /\b(?:diesel|petrol|gas) (?:car |engine |one )?(?:smells?|smelt|smelled) (?:(?:very|really|a bit|a little|so|quite|all) )*(?:hot|burnt|burned|burning|sweet|rotten|mouldy|damp|musty|of (?:burn\w*|rubber|plastic|egg\w*|oil|damp)|like (?!(?:petrol|gas|fuel|diesel))\w+)/i,
    unless: /\b(?:leak\w*|drip\w*|puddle|raw|fumes)\b/i,
  },
  {
    of: ['oil-pressure', 'oil-pressure-light', 'airbag', 'airbag-light'],
    when: /\b(?:reset|resetting|cleared)\b|\b(?:goes|went|go) (?:out|off)(?: again)? (?:after|when|once|as) (?:a |the |few |couple |of |i |it |engine )*(?:seconds?|moment|start\w*|self)/i,
    unless: /\b(?:c[ao]mes? (?:back|on)|on after|back on|again|still|returned|stays?)\b/i,
  },
  {
    of: ['rollaway', 'parking-brake-weak', 'lights', 'brake-lights', 'parking-brake-warning'],
    when: /\b(?:parking brake|handbrake|hand brake|emergency brake|e-brake) (?:warning )?(?:light|lamp)\b[^.!?]* (?:goes|went|go) (?:out|off)\b/i,
    unless: /\b(?:roll\w*|won['’]?t hold|doesn['’]?t hold|does not hold|driving)\b/i,
  },
  {
    of: ['airbag', 'airbag-light'],
    when: /\bbag (?:is |lies |sits )?(?:on|in) (?:the|a|my)\b/i,
    unless: /\b(?:air ?bag|srs)\b/i,
  },
  {
    of: ['tyre-flat', 'tyre-air', 'tyre-losing-air'],
    when: /\bpump\w* (?:the |my |them |all |it )*(?:tyres? |tires? )?up\b/i,
    unless:
      /\b(?:again|every|daily|weekly|weeks?|days?|keeps?|los\w+|flat|low|slow|leak\w*|puncture)\b/i,
  },
  {
    of: ['high-voltage', 'ev-hv-warning'],
    when: /\bhigh[- ]voltage (?:charg\w+|stations?|posts?|points?)\b/i,
    unless: /\b(?:warn\w*|fault|messages?|service|error|shock\w*)\b/i,
  },
  {
    // A motor or a squeak of a seat that stays where it is.
    of: ['seat-loose', 'seat-moves', 'seat-noise'],
    when: /\b(?:seats? (?:\w+ )?(?:squeak|creak)\w*|(?:electric|power) seat moves? (?:\w+ )?(?:slow\w*|noisily|jerkily)|(?:fell|dropped|slid|slipped) off (?:of )?(?:the|my|a) (?:\w+ )?seat)\b/i,
    unless: /\b(?:loose|rocks?|by itself|while driving|driving along|brak\w+|corner\w*)\b/i,
  },
  {
    // Luggage makes noise; lamps of a trailer are not those of the car.
    of: ['towing', 'tow-hitch-fault'],
    when: /\broof (?:box|rails?|rack|bars?)\b|\btrailer (?:board )?(?:lights?|lamps?|socket)\b/i,
    unless: /\b(?:loose|came|flew|fell|shift\w*|slid|moves?|crack\w*|lift\w*)\b/i,
  },
  {
    of: ['lights', 'headlight-out', 'brake-lights', 'tail-light-out'],
    when: /\btrailer(?: board)? (?:lights?|lamps?)\b|\b(?:at|with) (?:the )?(?:key|ignition) on\b|\bwent out after (?:the )?start/i,
    unless: /\bhead ?lights?|driving|car['’]s\b/i,
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
    of: ['door', 'door-opens-driving'],
    when: /\bto (?:open|close|shut|lock|unlock) (?:the|my|a) (?:\w+ )?door\b/i,
    unless: /\b(?:driv\w+|moving|road|corner|by itself|flew)\b/i,
  },
  {
    of: ['drive-loss', 'stalls-while-driving', 'stalls-at-idle'],
    when: /\b(?:learner|learning to drive|start[- ]stop|stop[- ]start|auto[- ]?stop)\b/i,
    unless: /\b(?:won['’]?t|not|never|fail\w*|would not|restart\w*|die[sd]|motorway|highway)\b/i,
  },
  {
    of: ['fuel-leak', 'fuel-smell'],
    when: /\b(?:barbecue|bbq|camping stove|gas (?:bottle|canister)|jerry ?can|lawn ?mower|mower)\b/i,
    unless: /\b(?:tank|fuel line|under the car|engine)\b/i,
  },
  {
    of: ['fire'],
    when: /\b(?:bulb|light|lamp|fuse)s? (?:\w+ )?burn(?:s|t|ed|ing)? out\b|\bburn(?:t|ed)[- ]out (?:bulb|light|lamp|fuse|head ?light)/i,
    unless: /\b(?:smok\w+|flames?|fire|melt\w*|smell\w*)\b/i,
  },
  {
    // Its paint, not its latch.
    of: ['bonnet', 'bonnet-opens'],
    when: /\b(?:paint\w*|lacquer|clear ?coat|varnish|stone ?chips?|rust spots?|wrap)\b/i,
    unless: /\b(?:open\w*|latch\w*|catch\w*|flew|flies|popp\w*|shut|close)\b/i,
  },
  {
    // Weak, but up.
    of: ['lid-falls', 'tailgate-falls'],
    when: /\b(?:still (?:holds?|stays?)|slow(?:ly)? to (?:open|rise)|opens? slowly)\b/i,
    unless: /\b(?:falls?|fell|drops?|dropp\w*|hit|comes? down|slam\w*)\b/i,
  },
  {
    of: ['parking-brake-weak', 'rollaway'],
    when: /\b(?:(?:one|an?|another|an extra|couple|two) (?:more |extra |of )?clicks?|needs? adjust\w*|bit high|a bit higher)\b/i,
    unless: /\b(?:roll\w*|hold\w*|slip\w*|creep\w*|fail\w*|moves?|moved)\b/i,
  },
  {
    // A line or two of the heater; the rest of the glass clears.
    of: ['misted-glass', 'defroster-fault'],
    when: /\b(?:one|two|three|few|couple|some|bottom|top) (?:of the |of )?(?:lines?|strips?|bars?|elements?|rows?)\b/i,
    unless: /\b(?:windscreen|windshield|front|nothing|at all|see)\b/i,
  },
  {
    // Smoke and smells of somebody else's fire.
    of: ['fire', 'smoke-cabin', 'burning-smell', 'electrical-smell', 'burning-oil-smell'],
    when: /\b(?:bon ?fires?|barbecues?|bbq|fireworks?|wild ?fires?|forest fires?|chimney|cigarettes?|vap(?:e|ing)|tractor|farmers?|wood ?smoke|neighbou?r['’]?s)\b/i,
    unless:
      /\b(?:not|smoke (?:from|out of)|under|dash\w*|bonnet|hood|wir\w+|fuse\w*|engine bay|my car is|seat)\b/i,
  },
  {
    // Weight, wind and modes make any car slow.
    of: ['low-power', 'loss-of-power', 'no-throttle-response'],
    when: /\b(?:(?:four|five|six|seven|4|5|6|7) (?:people|adults|passengers|up|of us)|luggage|fully loaded|head ?wind|eco(?:nomy)? mode|roof ?box)\b/i,
    unless:
      /\b(?:suddenly|limp|lights?|warning|barely|hardly|cannot|not|never|smok\w+|stall\w*|cut\w*)\b|n['’]t\b/i,
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
    // The triangle that stands behind a broken-down car, and what else is carried.
    of: ['high-voltage', 'ev-hv-warning', 'lid-falls', 'part-comes-off'],
    when: /\b(?:warning|hazard|red|safety|breakdown) triangle\b.{0,24}\b(?:boot|trunk|fell|falls?|rattl\w*|expired|missing|case|box|kit|carry|need|buy)\b/i,
    unless:
      /\b(?:dash\w*|cluster|screen|display\w*|lights?|lit|came on|message|high[- ]voltage)\b/i,
  },
  {
    of: ['fire'],
    when: /\bfire (?:extinguishers?|blankets?|brigade (?:check|visit)|stations?|engines?|trucks?)\b/i,
    unless:
      /\b(?:smok\w+|flames?|burn\w*|used (?:the|my|a)|put (?:it|the fire) out|on fire|caught)\b/i,
  },
  {
    // The lamp that tells that the bag is switched off for an empty seat or a child's.
    of: ['airbag-fired', 'airbag', 'airbag-light'],
    when: /\bpassenger(?:['’]s)?(?: side)? air ?bag (?:is )?off (?:light|lamp|indicator|sign)\b.*\b(?:nobody|no[- ]one|empty|child\w*|baby|bag|shopping|dog)\b/i,
    unless: /\b(?:adult|wife|husband|somebody|someone|sits there and|even|fully grown|srs|but)\b/i,
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
    of: ['lights', 'headlight-out', 'headlight-flicker'],
    when: /\b(?:condensation|misted|misting|fogged|fogging|moisture)\b.*\b(?:gone|goes|cleared|clears|dried|dries|disappears|disappeared)\b/i,
    unless: /\b(?:went out|goes out|dark|dim\w*|bulb|failed|not (?:work|light)\w*|flicker\w*)\b/i,
  },
  {
    // Rain that dries on a warm bonnet.
    of: ['overheating', 'steam'],
    when: /\b(?:little|bit of|some|wisps? of|faint) (?:steam|vapou?r)\b.{0,40}\b(?:rain\w*|car wash|puddles?|wet|washed|washing)\b/i,
    unless:
      /\b(?:gauge|needle|temperature|hot|red|coolant|lights?|boil\w*|hiss\w*|pour\w*|sweet)\b/i,
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
    // The rear window's: the one that is looked through in rain still works.
    of: ['wipers', 'wipers-stop'],
    when: /\b(?:rear|back|tailgate|hatch) (?:window |screen )?wiper\b/i,
    unless:
      /\b(?:both|all|neither|front (?:and|or)|(?:and|or|nor) (?:the )?(?:rear|back|front)|wipers|windscreen|windshield|front (?:one|ones|wiper)s? (?:\w+ )?(?:stop\w*|dead|fail\w*|won['’]?t|don['’]?t|doesn['’]?t|aren['’]?t|isn['’]?t|not|too|also))\b/i,
  },
  {
    // Vapour at the pump, and nothing after it.
    of: ['fuel-leak', 'fuel-smell'],
    when: /\b(?:while|when|as) (?:(?:i|we) (?:was|am|were|are) |i['’]m |we['’]re )?(?:filling|fuell?ing|refuell?ing)(?: (?:it|the car|her|him))?(?: up)?\s*$/i,
    unless:
      /\b(?:leak\w*|drip\w*|puddle|cabin|inside|in the car|days?|weeks?|overflow\w*|spills?|spray\w*|gush\w*|pour\w*|ground|strong\w*|always|every time)\b/i,
  },
  {
    // Mended, and said to be well at the end of the sentence.
    of: [
      'oil-pressure',
      'oil-pressure-light',
      'oil-level-light',
      'overheating',
      'charging',
      'battery-light',
    ],
    when: /\b(?:topped|replaced|fixed|repaired|changed|fitted)\b[^.!?]{0,60}\b(?:been|is|are|was|were|runs|works) (?:all |just |perfectly )?(?:fine|good|great|ok|okay|well|perfect|normal)(?: (?:ever )?since)?\s*$/i,
    unless:
      /\b(?:but|still|again|however|until|yet|except|otherwise|apart|then|now|not|never|keeps?)\b|n['’]t\b/i,
  },
  {
    // The lamps test themselves, and the sentence ends with their going out.
    of: [
      'airbag',
      'airbag-light',
      'lights',
      'oil-pressure',
      'oil-pressure-light',
      'brake-warning',
      'charging',
      'battery-light',
      'abs-light',
      'steering-warning',
      'many-warnings',
      'engine-light',
    ],
    when: /\b(?:comes?|came|goes|went|lights?|lit|flash\w*|stays?|stayed|is) (?:on|up)\b[^.!?]*\b(?:for (?:a|one|two|three|four|five|a few|a couple of|\d) (?:seconds?|moments?)|(?:with|at) (?:the )?(?:key|ignition|start\w*)|when (?:i|you) (?:turn|switch|start)\w*)\b[^.!?]* (?:and|then) (?:(?:then|it|they) )*(?:goes|go|went|turns?|turned) (?:out|off|away)\s*$/i,
    unless:
      /\b(?:c[ao]mes? back|back on|again|still|returns?|(?:stays?|remains?)(?! on for)|driving|not always|sometimes|but|flicker\w*|pedal|brakes?|steering|smok\w*|smell\w*)\b/i,
  },
  {
    // Traffic lights.
    of: ['high-voltage', 'ev-hv-warning'],
    when: /\b(?:at|by|from|for|until) (?:the |some |a |a set of |every |red |green |traffic |next )*lights?\b/i,
    unless:
      /\b(?:warn\w*|dash\w*|lamps?|came on|comes on|c[ao]me up|lit|messages?|fault|triangle|shut\w*|stop\w*|died|dies|power)\b/i,
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
      /\b(?:lock\w*|stuck|stiff\w*|heavy|no (?:power|assist\w*)|loose\w*|play|came off|jam\w*|suddenly|cannot|can['’]?t|impossible|los[ets]\w*|fail\w*|respond\w*|turn\w*|pull\w*|wander\w*|drift\w*|hit|kerb|curb|pothole|crash\w*|accident|track\w*|correct\w*)\b/i,
  },
  {
    // A cold diesel.
    of: ['engine-knock'],
    when: /\bdiesel\b[^.!?]*\b(?:nois\w+|loud\w*|clatter\w*|tick\w*)\b[^.!?]*\bcold\b[^.!?]*\b(?:quiet\w*|smooth\w*|fine|normal|settles?)\b[^.!?]*\b(?:warm\w*|hot)\s*$/i,
    unless:
      /\b(?:knock\w*|bang\w*|hammer\w*|rod|bearing|oil|red light|power|metal\w*|but|smok\w*)\b/i,
  },
  {
    // The lever inside, not the latch.
    of: ['bonnet', 'bonnet-opens'],
    when: /\b(?:bonnet|hood)\b[^.!?]*\b(?:cable|lever|handle)\b[^.!?]*\b(?:stiff|heavy|hard to pull)\b/i,
    unless:
      /\b(?:pop\w*|flew|flies|fly|open\w*|driv\w*|speed|mph|bounc\w*|lift\w*|rises?|flutter\w*|shak\w*|catch\w*|latch\w*|hook|not|never|loose)\b|n['’]t\b/i,
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
    // The needle stands where it belongs.
    of: ['overheating', 'temperature-gauge-high'],
    when: /\b(?:middle|half ?way|centre|center|normal)\b[^.!?]*\b(?:stops|stays|sits|settles|remains) (?:there|put)\s*$|\b(?:stops|stays|sits|settles|remains)\b[^.!?]*\b(?:middle|half ?way|centre|center|normal)\s*$/i,
    unless:
      /\b(?:above|past|over|beyond|higher|top|max\w*|red|hot|boil\w*|steam\w*|then|but|until|drops?|dropped|cold|coolant|warn\w*|lights?|smell\w*|leak\w*|jump\w*|from)\b/i,
  },
  {
    // The driver's foot on the clutch.
    of: ['drive-loss', 'stalls', 'stalls-while-driving', 'stalls-at-idle'],
    when: /\b(?:i|we|he|she|they|wife|husband|son|daughter) (?:\w+ )?stalled (?:it|the car)\b|^\s*stalled it\b|\b(?:not used to|getting used to|bad at|new to) (?:the |my |a |this )?clutch\b/i,
    unless:
      /\b(?:by itself|its own|motorway|highway|mph|cuts?|dies|died|power|won['’]?t|will not|would not|never|even|without|roundabout|moving|speed)\b/i,
  },
  {
    of: ['child-seat', 'child-seat-fault'],
    when: /\b(?:covers?|flaps?|caps?|trims?)\b/i,
    unless: /\b(?:loose|broken|anchor\w*|bars?|bent|click\w*|latch\w*|won['’]?t|will not|hold)\b/i,
  },
  {
    // Things that have a smell of their own.
    of: ['fuel-leak', 'fuel-smell'],
    when: /\b(?:mats?|vinegar|dog|perfume|air freshener|new car|leather|feet|mould|mold|damp|toast|food)\b/i,
    unless: /\b(?:petrol|gas|gasoline|fuel|diesel|fumes?)\b/i,
  },
];
