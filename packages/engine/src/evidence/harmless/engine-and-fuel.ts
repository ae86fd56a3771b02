import type { HarmlessContext } from './context.ts';

/** The car dies under way, wherever that is said: then it is no matter that it is dead at home as well. */
const UNDER_WAY =
  /\b(?:(?:while|whilst|when|was|were|am|i['’]m|am i|after|randomly|start(?:ed)?) driving|driving (?:down|along|home|on|to|back|at)|middle of (?:the|a) (?:\w+ )?(?:road|street|highway|motorway|freeway|hw)|stall(?:s|ed|ing)\b|(?:lost|lose|loses|losing|loss of) (?:all |engine )?power|lagging|hesitat\w+)/i;

/** Engine, fuel, drive, charging and fire. */
export const ENGINE_AND_FUEL: readonly HarmlessContext[] = [
  {
    // A petrol engine that sounds like a diesel has been given no diesel.
    of: ['wrong-fuel-added'],
    when: /\b(?:like|than|as) (?:an? )?(?:\w+ )?diesel\b/i,
    unless:
      /\b(?:put|putting|fill\w*|pump\w*|fuell?ed|wrong|mistake\w*|accident\w*|tank|nozzle|instead)\b/i,
  },
  {
    // A car that is dead where it was parked, or whose lights go out at the key, stops in no traffic.
    of: ['drive-loss'],
    when: /\b(?:crank\w*|turn(?:s|ed|ing)? (?:the |my )?(?:key|ignition)|(?:try|tried|trying|went|attempt\w*|go) to (?:re)?start|start(?:ing)? (?:it|the (?:car|engine))|(?:won['’]?t|wouldn['’]?t|will not|would not|not) start|jump[- ]?start\w*|jumper cables|jumped it|overnight|parked|parking lot|battery|accessor\w+|electronics|backlights?|dial|completely dead)\b/i,
    unless:
      /\b(?:always on|on all the time|stays on|(?:won['’]?t|will not|can(?:['’]?t|not)) (?:be )?(?:turn|shut|switch)(?:ed)? off|driv\w+|drove|highway|motorway|freeway|interstate|roads?|streets?|traffic|speed\w*|mph|km\w*|moving|stop sign|red light|lights turn|junction|intersection|in gear|rolling|power steering|accelerat\w*|reverse|miles|corner\w*|turn(?:ed|ing)? (?:left|right)|idle|idling|while running|restart\w*)\b/i,
    unlessInText: UNDER_WAY,
  },
  {
    // Who drives it switches it off.
    of: ['drive-loss'],
    when: /\b(?:(?:i|we|he|she|they)(?:['’]ve| have| had| then| just| did| would)?|when|after|before|attempted to) (?:shut|shutting|turn(?:ed|ing)?|switch(?:ed|ing)?)(?: (?:it|her|the (?:car|engine|truck)|my (?:car|engine|truck)))? (?:off|down)\b/i,
    unless:
      /\b(?:(?:won['’]?t|wouldn['’]?t|can(?:['’]?t|not)|could(?:n['’]t| not)) (?:turn|shut|switch)|immediately|at once|quickly|(?:right|straight) away|within seconds|overheat\w*|gauge|smok\w*|steam\w*|stall\w*|by itself|itself|on its own|cut\w* out|lost|loses?|losing|dies|(?:it|engine|car) died|(?:it|car|engine|truck) (?:just |completely |suddenly |randomly )*(?:shuts?|turns?) (?:it )?(?:off|down))\b/i,
    unlessInText: UNDER_WAY,
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
    of: ['high-voltage', 'ev-hv-warning'],
    when: /\bhigh[- ]voltage (?:charg\w+|stations?|posts?|points?)\b/i,
    unless: /\b(?:warn\w*|fault|messages?|service|error|shock\w*)\b/i,
  },
  {
    // What still works says nothing against itself: 'works at superchargers, not at home'.
    of: ['ev-fast-charge-fails'],
    when: /\b(?:works?|worked|working|charges?|charged|fine|ok|okay|good)(?: (?!not\b|never\b|but\b)\w+){0,3} (?:at|on|with|from) (?:the |a |any )?(?:super ?chargers?|rapids?|fast chargers?|dc|ccs)\b/i,
    unless: /\b(?:slow\w*|fails?|failed|stops?|stopped|crawl\w*|trickle\w*|kw|sometimes)\b/i,
  },
  {
    of: ['drive-loss', 'stalls-while-driving', 'stalls-at-idle'],
    when: /\b(?:learner|learning to drive|start[- ]stop|stop[- ]start|auto[- ]?stop)\b/i,
    unless: /\b(?:won['’]?t|not|never|fail\w*|would not|restart\w*|die[sd]|motorway|highway)\b/i,
  },
  {
    // Lifting the foot off changes a noise or a shake, or the engine gives too little, not too much.
    of: ['stuck-accelerator'],
    when: /\b(?:vibrat\w*|shak\w*|nois\w*|sounds?|squeak\w*|clunk\w*|rattl\w*|knock(?:s|ing)|slow acceleration|(?:not|won['’]?t|wouldn['’]?t|refuses to) accelerate|stuck closed|took forever|speed limit)\b/i,
    unless:
      /\b(?:by itself|on its own|itself|won['’]?t (?:slow|stop)|would(?:n['’]t| not) (?:slow|stop)|stuck (?:open|down|wide|at|on)|wide open|keeps? (?:accelerat|revv|going|speed)\w*|surg\w*|floored|unintended|takes? off|took off|still|neutral|sudden(?:ly)? (?:\w+ ){0,2}accelerat\w*|lurch\w*|lung\w*|bolt\w*)\b/i,
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
    // The triangle that is behind a broken-down car, and what else is carried.
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
    // Rain that dries on a warm bonnet.
    of: ['overheating', 'steam'],
    when: /\b(?:little|bit of|some|wisps? of|faint) (?:steam|vapou?r)\b.{0,40}\b(?:rain\w*|car wash|puddles?|wet|washed|washing)\b/i,
    unless:
      /\b(?:gauge|needle|temperature|hot|red|coolant|lights?|boil\w*|hiss\w*|pour\w*|sweet)\b/i,
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
    // Traffic lights.
    of: ['high-voltage', 'ev-hv-warning'],
    when: /\b(?:at|by|from|for|until) (?:the |some |a |a set of |every |red |green |traffic |next )*lights?\b/i,
    unless:
      /\b(?:warn\w*|dash\w*|lamps?|came on|comes on|c[ao]me up|lit|messages?|fault|triangle|shut\w*|stop\w*|died|dies|power)\b/i,
  },
  {
    // A cold diesel.
    of: ['engine-knock'],
    when: /\bdiesel\b[^.!?]*\b(?:nois\w+|loud\w*|clatter\w*|tick\w*)\b[^.!?]*\bcold\b[^.!?]*\b(?:quiet\w*|smooth\w*|fine|normal|settles?)\b[^.!?]*\b(?:warm\w*|hot)\s*$/i,
    unless:
      /\b(?:knock\w*|bang\w*|hammer\w*|rod|bearing|oil|red light|power|metal\w*|but|smok\w*)\b/i,
  },
  {
    // The needle is where it belongs.
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
    // Things that have a smell of their own.
    of: ['fuel-leak', 'fuel-smell'],
    when: /\b(?:mats?|vinegar|dog|perfume|air freshener|new car|leather|feet|mould|mold|damp|toast|food)\b/i,
    unless: /\b(?:petrol|gas|gasoline|fuel|diesel|fumes?)\b/i,
  },
  {
    // Electric brakes and windows have no high voltage.
    of: ['high-voltage'],
    when: /\belectric(?:al|ally)? (?:\w+ )?(?:brak\w+|park\w+|window\w*|steering|mirror\w*|seat\w*|handbrake)\b/i,
    unless:
      /\b(?:high[- ]?volt\w*|hv|hybrid|ev|phev|traction battery|drive battery|orange|charg\w+|isolation|shock\w*|leaf|tesla|zoe|prius)\b/i,
  },
  {
    // The battery of a key, a knock at a door, a mist of the air conditioning.
    of: ['battery-danger'],
    when: /\b(?:key|fob|remote|watch|phone|torch)\b[^.!?]{0,20}\bbatter\w+/i,
    unless: /\bcar battery\b/i,
  },
];
