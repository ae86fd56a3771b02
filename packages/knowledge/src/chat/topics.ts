/** A paragraph of a topic's answer; one whose place cannot be filled is left out. */
export interface TopicText {
  /** `{cause}`, `{check}`, `{repair}`, `{tools}`, `{reason}`, `{car}`, `{report}`: what the diagnosis says. */
  readonly text: string;
  /** Only where the report or its first causes are about this. */
  readonly about?: RegExp;
  /** Only where the question says this. */
  readonly asks?: RegExp;
  /** Only with this verdict on driving, or with any other ('not-no'). */
  readonly verdict?: 'no' | 'not-no' | 'caution';
}

/** A subject on which an answer is the same for all cars, or nearly. */
export interface ChatTopic {
  /** On the normalised question. */
  readonly pattern: RegExp;
  /** Only where the report or its first causes are about this. */
  readonly about?: RegExp;
  /** Not where the question says this. */
  readonly unless?: RegExp;
  /** Only where the cause that is meant is this fault. */
  readonly fault?: string;
  readonly says: readonly TopicText[];
}

const AIR_CONDITIONING = /\b(?:air[- ]?con\w*|a\/?c|refrigerant)\b/i;
const COOLING = /\b(?:coolant|radiator|overheat\w*|head gasket|heater core|water pump)\b/i;
const TYRE = /\b(?:tyre|puncture)\b/i;
const CHECK_FIRST: TopicText = { text: 'The check that tells most: {check}.' };

/** Source: Regulation (EU) 517/2014 and its retained form in Great Britain on who may handle refrigerant. */
const REFRIGERANT: readonly ChatTopic[] = [
  {
    pattern:
      /\b(?:re-?gas|recharge|top up|refill)\b.{0,30}\b(?:myself|at home|can|kit|diy)\b|\b(?:can|kit) of (?:ac |air ?con |refrigerant )?(?:gas|refrigerant)\b|\b(?:re-?gas|recharge|refrigerant|top.?up) (?:cans?|kits?|bottles?)\b/,
    about: AIR_CONDITIONING,
    says: [
      {
        text: 'Leave it to a workshop. A can goes in without being weighed, and too much harms the compressor as much as too little; refrigerant freezes skin and eyes, and in Britain and the EU only certified people may fill a car. If it is low it has leaked out, and a can does not close the leak: ask for a leak test first.',
      },
    ],
  },
  {
    pattern:
      /\b(?:gas|refrigerant)\b.{0,20}\b(?:dangerous|harmful|poisonous|toxic|flammable|safe)\b|\b(?:dangerous|harmful|poisonous|toxic|flammable|safe)\b.{0,20}\b(?:gas|refrigerant)\b/,
    about: AIR_CONDITIONING,
    says: [
      {
        text: 'A slow leak into the open air harms nobody in the car as a rule. Inside, open the windows if you smell or hear it: it displaces air. It freezes skin and eyes where it comes out, the newer kind burns, and near a flame both turn poisonous: do not open a pipe or smoke near a leak.',
      },
    ],
  },
  {
    pattern:
      /\bhow much (?:gas|refrigerant|freon|r134a|r1234yf)\b(?! (?:cost|is|are))|\b(?:which|what) (?:refrigerant|gas does)\b/,
    says: [
      {
        text: 'The label under the bonnet states both: the type of refrigerant and the charge by weight. I name no figure, and too much does as much harm as too little. Filling is a workshop’s job with a machine that draws off, tests for leaks and weighs it in.',
      },
    ],
  },
];

/** Source: vehicle makers' handbooks on oils and additives; makers of sealers on what they are for. */
const ADDITIVES: readonly ChatTopic[] = [
  {
    pattern:
      /\b(?:thicker|thinner|heavier|different) oil\b|\b(?:20|15|10)w-?\d\d\b.{0,20}\binstead\b/,
    says: [
      {
        text: 'Thicker oil may quieten a sign for a while, and it fixes no worn part. A grade that the handbook does not name reaches the bearings late on a cold start and can do harm.',
      },
      { text: 'What would settle it for {cause}: {check}.' },
    ],
  },
  {
    pattern:
      /\b(?:stop[- ]?leak|sealers?|k-?\s?seal|rad ?weld|bar'?s leaks?|head gasket (?:sealer|in a bottle))\b/,
    says: [
      {
        text: 'As a repair, no. A sealer in the coolant may close a pinhole for a while, and it closes narrow passages too: heater matrix, radiator and the small ways in the engine. A garage often has to flush it out before it can find or mend the leak. At best it gets an old car through some weeks, with the level watched.',
      },
      {
        text: 'It fixes no worn part, closes no leak of a hose, cap, pump seal or failed head gasket for good, and cures no cause that is not a leak.',
      },
      {
        text: 'Here it changes nothing about driving: the engine is not to be run before somebody knows why.',
        verdict: 'no',
      },
      { text: 'What would settle it for {cause}: {check}.' },
    ],
  },
  {
    pattern:
      /\b(?:additives?|liqui ?moly|snake oil|sea ?foam|redex|(?:injector|fuel system|dpf) cleaner|cleaner in the (?:tank|oil|fuel))\b/,
    says: [
      {
        text: 'A fuel-system cleaner of a known make, dosed as its label says, harms nothing and sometimes frees dirty injectors or valves. It mends no worn or broken part, no wiring and no leak, so do not spend weeks on bottles.',
      },
      { text: 'What would settle it for {cause}: {check}.' },
    ],
  },
];

/** Source: vehicle makers' handbooks on limp-home mode, AdBlue and tyre-pressure monitors. */
const MODES_AND_COUNTDOWNS: readonly ChatTopic[] = [
  {
    pattern: /\b(?:out of|exit|cancel|reset|clear|end) (?:the )?limp(?: home)?(?: mode)?\b/,
    says: [
      {
        text: 'Switched off for a few minutes and started again, many cars leave it, once. It protects engine or gearbox: if it comes back, the fault is there, and clearing codes takes away the proof.',
      },
      { text: '{reason}' },
      { text: 'Read the codes first and write them here: they say which unit asked for it.' },
      CHECK_FIRST,
    ],
  },
  {
    pattern: /\b(?:reset|clear|cancel|get rid of|stop)\b.{0,20}\bcountdown\b/,
    says: [
      {
        text: 'It has no reset of its own: the countdown clears by itself, or with a garage’s tester, only after the fault behind it is fixed and the system has passed its own test. It must not be got round: the engine then refuses to start as the law demands.',
      },
      { text: 'Here that means first of all: {cause}.' },
      CHECK_FIRST,
    ],
  },
  {
    pattern: /\bclean(?:ing)?\b.{0,20}\bcrystals?\b|\bcrystals?\b.{0,20}\bclean/,
    says: [
      {
        text: 'On the outside: with the system cold, warm water and a cloth dissolve AdBlue’s white crystals; wear gloves, and keep water out of plugs. That is cosmetic: a joint that crusts again leaks, and crystals inside the injector or pump are a workshop’s job.',
      },
    ],
  },
  {
    pattern:
      /\b(?:clear|clean|burn|sort|fix|cure|regen\w*)\b.{0,25}\b(?:motorway|long (?:run|drive)|italian|fast run|blast|thrash\w*)\b|\b(?:long|motorway|fast) (?:run|drive|blast)\b.{0,25}\b(?:clear|clean|help|fix|sort|regen\w*)\b/,
    about: /particulate|\bdpf\b/i,
    says: [
      {
        text: 'Only while just the filter’s own light is on and the engine pulls as ever: then 20 to 30 minutes at a steady road speed can let the filter clean itself.',
      },
      {
        text: 'Not here: once power is cut or the light flashes, the car has given up cleaning itself, and a hard run can overheat the filter. It needs a garage’s regeneration or cleaning, after the reason has been found.',
        about: /limp|power|flash/i,
      },
    ],
  },
  {
    pattern:
      /\b(?:turn off|switch off|reset|clear|get rid of|put out)\b.{0,30}\b(?:tyre|tpms|pressure) (?:pressure )?(?:light|lamp|warning|monitor)/,
    says: [
      {
        text: 'It goes out when the cause is fixed: have the tyre repaired, set all tyres cold to the pressure on the door label, then reset or relearn the monitor as the owner’s handbook says (a button, a menu, or a few miles of driving). Reset with a soft tyre, it learns the wrong pressure and does not warn you any more.',
      },
    ],
  },
];

/** Source: BS AU 159 on the repair of tyres, and makers of sealants on how far they carry. */
const TYRES: readonly ChatTopic[] = [
  {
    pattern: /\b(?:sealant|tyre ?weld|slime|tyre foam|can of (?:foam|gunk))\b/,
    about: TYRE,
    says: [
      {
        text: 'Only as an emergency measure to reach a tyre shop: it stops a small hole in the tread, none in the sidewall. Drive slowly and only as far as its instructions allow, and say so at the shop, because it makes a mess and many will not repair a tyre that was filled with it.',
      },
    ],
  },
  {
    pattern: /\b(?:plug|patch|repair|mend|fix) (?:it|the (?:tyre|hole|puncture)|a puncture)\b/,
    about: TYRE,
    says: [
      {
        text: 'No: a lasting repair is made from inside, with the tyre off its rim, and that takes a tyre shop’s machine. A plug pushed in from outside is temporary at best. A hole in the shoulder or sidewall, or a tyre that was driven flat, is not repaired at all: it needs a new tyre.',
      },
    ],
  },
  {
    pattern: /\b(?:do|will|would|should) i\b.{0,30}\bnew tyres?\b/,
    about: /\b(?:wheel|tyre)s?\b/i,
    says: [
      {
        text: 'Not for {cause} as such. New tyres are needed where one has a bulge, a cut, cupped or uneven wear, or too little tread, so look at all four before anything is paid for.',
      },
      CHECK_FIRST,
    ],
  },
];

/** Source: vehicle makers' handbooks on coolant, oil and spark plugs. */
const FLUIDS: readonly ChatTopic[] = [
  {
    pattern: /\b(?:what|which|how (?:big|much|wide)).{0,20}\bgap\b|\bgap\b.{0,20}\bplugs?\b/,
    says: [
      {
        text: 'The plug gap differs between engines and plugs, so I name none: it is in the workshop manual or on the sticker under the bonnet. Most new plugs of the right part number come with it set; those with fine iridium or platinum tips are not bent at all.',
      },
    ],
  },
  {
    pattern:
      /\bwater\b.{0,20}\b(?:in the (?:coolant|radiator|tank)|instead of coolant)\b|\b(?:top|fill)\b.{0,20}\bwater\b|\b(?:just|plain|tap) water\b/,
    about: COOLING,
    unless: /\bdriv\w+\b/,
    says: [
      {
        text: 'To get as far as a garage, yes: with the engine cold, clean water is better than too little coolant. Never open it hot. It thins the antifreeze, so the right mixture has to go in afterwards, and it cures no loss.',
      },
      {
        text: 'Here it changes nothing: the engine is not to be run before somebody knows why.',
        verdict: 'no',
      },
      CHECK_FIRST,
    ],
  },
  {
    pattern:
      /\b(?:top|fill)\b.{0,20}\boil\b|\boil\b.{0,20}\btop(?:ping)?\b|\badd (?:some |more )?oil\b/,
    says: [
      {
        text: 'Read the dipstick first, on level ground with the engine off for some minutes. Fill up only if the level is low, with the grade in the owner’s handbook, a little at a time and never above the upper mark.',
      },
      {
        text: 'If the level is right, more oil does not help: then the pressure is too low for another reason.',
        about: /oil (?:can|pressure|pump)/i,
      },
      {
        text: 'Filled up or not, do not run the engine before somebody knows why the light came on.',
        verdict: 'no',
      },
    ],
  },
];

/** Source: our own knowledge of the repairs concerned. */
const MAKESHIFTS: readonly ChatTopic[] = [
  {
    pattern:
      /\b(?:swap|change|replace|new|another|fit)\b.{0,20}\bbattery\b.{0,30}\b(?:keep|drive|get home|carry on|going)\b/,
    fault: 'alternator-failed',
    says: [
      {
        text: 'No: a fresh battery only buys minutes, because nothing charges it. When it is empty, engine, lights and power steering fail together. Mend the charging first, or have the car recovered.',
      },
    ],
  },
  {
    pattern:
      /\b(?:get|getting|take) (?:the |rid of the |that )?(?:\w+ )?(?:smell|mould|damp)|\bdry (?:it|the|out|everything|this)\b|\bdrying\b/,
    about: /\b(?:water|wet|damp|soaked|coolant)\b/i,
    says: [
      {
        text: 'First stop the water, or it comes back. Then lift the carpet and its foam, which holds litres, draw the water off with a wet vacuum, prop the carpet up with air below it, and run a fan or a dehumidifier in the closed car for some days. A smell goes when the foam is dry; foam that stays musty is renewed.',
      },
      {
        text: 'Keep water off plugs and control units, and do not switch on what got wet before it is dry.',
      },
      { text: 'To find the way in: {check}.' },
    ],
  },
  {
    pattern: /\b(?:free|unseize|unstick|loosen) (?:it|the|up|this)\b/,
    says: [
      {
        text: 'I have no method for freeing it that lasts: with {cause} the repair is to {repair}.',
      },
      {
        text: 'Leave it switched off until then, and do not force the arm: a motor that cannot turn blows its fuse or burns out.',
        about: /wiper/i,
      },
      CHECK_FIRST,
    ],
  },
];

/** Source: what UK breakdown services ask for, and how garages work. */
const OTHERS: readonly ChatTopic[] = [
  {
    pattern:
      /^(?:please |can you |could you |will you |would you )*(?:book|schedule|arrange|order|call|ring|phone|email)\b(?! (?:the )?(?:aa|rac)\?)/,
    says: [
      { text: 'I cannot book, order or call anything: I only answer here.' },
      {
        text: 'Call your insurer or breakdown service yourself, and say that the car is not to be driven.',
        verdict: 'no',
      },
      { text: 'Tesla takes bookings for service in its own app.', asks: /\btesla\b/ },
      { text: 'Ring the garage of your choice{askThemTo}.', verdict: 'not-no' },
      { text: '“Print for the garage” above gives them what is known of your {car} on one sheet.' },
    ],
  },
  {
    pattern:
      /\b(?:what|anything) (?:do|should|shall|must|can) i (?:tell|say to)\b.{0,15}\b(?:breakdown|recovery|patrol|aa|rac|tow)\b/,
    says: [
      { text: 'Say: “{car}. {report}”' },
      {
        text: 'Say too that the brakes may not hold it while it is loaded.',
        about: /brake/i,
        verdict: 'no',
      },
      {
        text: 'Say too that it is not to be driven and has to be recovered on a lorry.',
        verdict: 'no',
      },
      { text: 'Say too that it can be moved.', verdict: 'not-no' },
      {
        text: 'They will ask where you are, whether you are in danger there, the registration, who is with you, and where the car is to go.',
      },
    ],
  },
  {
    pattern:
      /\bwhat (?:will|would|do|does) (?:the |a |my )?(?:garage|mechanic|dealer|workshop|they)\b.{0,12}\b(?:do|change|replace|check)\b/,
    says: [
      {
        text: 'They confirm the cause first, for example so: {check}. If it is {cause}: {repair}.',
      },
      { text: 'For it they use {tools}.' },
      {
        text: 'Then they test it on the road or with a tester. Ask them to show you what they found before they fit parts.',
      },
    ],
  },
];

/**
 * Source: advice of UK breakdown services (RAC, AA) on makeshifts; guides of clutch makers (LuK, Sachs) on single-mass
 * conversions; our own knowledge of the repairs concerned.
 */
const UNTIL_THE_REPAIR: readonly ChatTopic[] = [
  {
    pattern:
      /\b(?:tape|glue|patch|wrap|clamp|cable ?tie|bodge)\w*\b.{0,15}\b(?:it|hose|pipe|split|up|together)\b/,
    about: /\b(?:boost|intercooler|charge pipe|intake hose|vacuum hose|air leak)\b/i,
    says: [
      {
        text: 'As a makeshift to reach the garage, perhaps: wiped dry and wrapped tightly with self-fusing silicone tape, an air hose may hold at low pressure. Pull away gently, keep the revs low, and expect it to let go. It is temporary: the hose is renewed.',
        verdict: 'not-no',
      },
      { text: 'No tape makes this fit to be driven.', verdict: 'no' },
      { text: '{reason}' },
    ],
  },
  {
    pattern:
      /\b(?:tape|glue|patch|wrap|clamp|cable ?tie|bodge)\w*\b.{0,15}\b(?:it|hose|pipe|split|up|together)\b/,
    about: /\b(?:fuel|petrol|brake|power steering)\b.{0,25}\b(?:leak\w*|line|hose|pipe)\b/i,
    says: [
      {
        text: 'No: no tape, glue or clamp holds a fuel, brake or steering line. It lets go under pressure, without warning, and then the car burns or does not stop. Have it recovered.',
      },
    ],
  },
  {
    pattern:
      /\b(?:get|pull|push|close|hold|keep|wedge)\b.{0,25}\b(?:up|shut|closed|rain out|water out)\b|\bcover (?:it|the window)\b/,
    about: /\bwindow\b/i,
    says: [
      {
        text: 'For the night: ignition on, one person holds the switch to close while the other lifts the glass between flat hands, inside and out. Then hold it up with strong tape over the top of the frame or a wedge of wood or rubber between glass and door, and take the fuse out, so that nobody lowers it by chance. If the glass will not come up, cover the opening from outside with a plastic sheet.',
      },
      {
        text: 'Keep fingers out of the slot while anybody touches the switch, and do not drive with a sheet that you cannot see through.',
      },
    ],
  },
  {
    pattern:
      /\b(?:boot|gaiter)\b.{0,15}\b(?:on it|only|alone|kit|instead)\b|\b(?:just|only|new)\b.{0,15}\b(?:boot|gaiter)\b/,
    about: /\b(?:cv joint|drive[- ]?shaft)\b/i,
    says: [
      {
        text: 'A new boot by itself saves a joint whose boot tore lately and that is still silent. Once it clicks, grit has worn the joint: a new boot keeps the noise, and the joint is renewed with its boot.',
      },
      CHECK_FIRST,
    ],
  },
  {
    pattern: /\b(?:solid|single[- ]mass)\b.{0,15}\b(?:flywheel|one|conversion|kit)\b/,
    about: /\bflywheel|dmf\b/i,
    says: [
      {
        text: 'For some engines there are conversions to a solid (single-mass) flywheel with a sprung clutch disc. They are cheaper, and pass on the vibration that the dual-mass one takes up: more noise and judder, and more load on gearbox and crankshaft. Only a whole kit made for your engine will do, never a part by itself, and the insurer is told.',
      },
      { text: 'What the maker intends: {repair}.' },
    ],
  },
  {
    pattern:
      /\b(?:convert|conversion|swap|change)\b.{0,20}\b(?:coils?|coil springs|steel springs|normal springs)\b/,
    about: /\bair (?:spring|suspension|bag)|compressor\b/i,
    says: [
      {
        text: 'For some cars there are kits that replace air springs by coils. It is possible and changes the car: ride height, handling and load are no longer the maker’s, warnings have to be coded out, and the insurer must be told. Ask first what the leak itself costs.',
      },
    ],
  },
  {
    pattern:
      /\b(?:bypass\w*|wir(?:e|ed|ing)|direct|permanent\w*|hard ?wire\w*)\b.{0,40}\b(?:fan|all the time|always|constantly|battery|permanent\w*)\b|\bfan\b.{0,30}\b(?:all the time|constantly|permanently)\b/,
    about: /\b(?:radiator|cooling|engine) fan\b|\bfan\b.{0,20}\b(?:never|not|does)/i,
    says: [
      {
        text: 'A fan that is fed direct runs all the time and cools, and it shows that its motor works. As a repair it will not do: it runs on with the engine off and flattens the battery, and without a fuse of the right size close to the battery the wire can burn. What failed (fuse, relay, module, sensor) is still there.',
      },
      { text: '{reason}', verdict: 'no' },
      CHECK_FIRST,
    ],
  },
  {
    pattern:
      /\b(?:meanwhile|in the meantime|until then|for now|till (?:then|it is fixed)|keep it charged|stop it (?:going flat|draining))\b/,
    about: /\b(?:drain\w*|goes? flat|flat battery|does not go to sleep|dead battery)\b/i,
    says: [
      {
        text: 'Until the drain is found: take the negative clamp off the battery when it stands for more than a day (windows shut, key outside, radio code noted), or leave it on a battery maintainer. If a fuse was found through which the current flows, leave that fuse out, as long as nothing of brakes, airbags or engine is on it. Every deep discharge shortens the battery’s life.',
      },
      { text: 'To find it: {check}.' },
    ],
  },
];

/** Source: Consumer tests of range in the cold (AAA 2019; NAF, Norway) and EV makers' handbooks on charging. */
const DRIVE_BATTERY: readonly ChatTopic[] = [
  {
    pattern: /\b(?:winter|cold|weather|frost\w*|summer)\b/,
    about: /\b(?:range|drive battery)\b/i,
    unless: /\b(?:start|cost|price)\b/,
    says: [
      {
        text: 'Cold by itself takes range: tests by motoring clubs found from a tenth to two fifths less on frosty days with the heater on, and it comes back when it is warm. What ageing has taken stays away in summer too. So compare the same trip on a mild day, or read the state of health.',
      },
      CHECK_FIRST,
    ],
  },
  {
    pattern:
      /\b(?:rapid|fast|dc|super) ?charg\w*|\b(?:on|use) (?:a |the )?(?:rapid|fast charger|supercharger)\b/,
    about: /\b(?:range|drive battery|charg\w+)\b/i,
    unless: /\b(?:will not|won't|doesn't|does not|fails?|stops?|slow|cost|price)\b/,
    says: [
      {
        text: 'Now and then it does no harm. Rapid charging every day heats the battery and ages it faster, most of all in a car without active cooling and with a battery that has already lost capacity. For every day charge slowly (AC) and up to about 80%, and keep rapid chargers for long trips.',
      },
      { text: '{reason}' },
    ],
  },
];

/** Source: vehicle makers' handbooks and workshop practice. */
const HOW_IT_WORKS: readonly ChatTopic[] = [
  {
    pattern:
      /\bbrakes?\b.{0,40}\b(?:same (?:pot|reservoir|tank|fluid)|too|as well|also|share\w*)\b|\b(?:same|share\w*) (?:the )?(?:pot|reservoir|fluid)\b/,
    about: /\bclutch\b/i,
    unless: /\b(?:cost|price|much)\b/,
    says: [
      {
        text: 'On many cars clutch and brakes share one reservoir. The clutch is fed from higher up, so that its leak leaves the brakes their fluid: they do not fail with it as a rule. But that is a reserve, not a promise: if the level is below the minimum, the brake light comes on or the brake pedal feels different, do not drive.',
      },
      { text: 'Read the level now, and again after a day.' },
    ],
  },
  {
    pattern: /\b(?:why|how come|how can)\b.{0,60}\b(?:same time|at once|together|both)\b/,
    about:
      /\bbattery (?:light|lamp|warning)\b.{0,60}\b(?:temp\w*|overheat\w*|hot|steering)\b|\b(?:temp\w*|steering)\b.{0,60}\bbattery (?:light|lamp)\b/i,
    says: [
      {
        text: 'Because one belt drives both: the ribbed belt turns the alternator, on most engines the water pump, and on many the power steering. When it slips or is off, charging and cooling fail at the same moment.',
      },
      {
        text: 'Look first whether the belt is there, with the engine off. If it is off or in shreds, do not run the engine.',
      },
    ],
  },
  {
    pattern:
      /\b(?:litre|liter|quart|pint|half a litre)s?\b.{0,40}\b(?:normal|ok|okay|a lot|too much|usual|acceptable)\b|\b(?:normal|usual|acceptable)\b.{0,25}\boil (?:use|consumption|burning)\b/,
    about: /\boil\b/i,
    says: [
      {
        text: 'It is a lot. Makers’ limits on paper reach from about half a litre to one litre per 1,000 km (600 miles), and a sound engine uses far less. Near such a limit it has a cause that is worth finding, and the level has to be watched at every fuel stop.',
      },
      CHECK_FIRST,
    ],
  },
];

/** Source: our own checks of water in the cabin. */
const WATER_INSIDE: readonly ChatTopic[] = [
  {
    pattern: /\b(?:with|using|use) (?:a |the )?(?:garden )?hose\b|\bhose test\b/,
    about: /\b(?:wet|damp|water|soaked|musty)\b/i,
    says: [
      {
        text: 'With two people: one inside with a torch and the trim and carpet lifted, one outside with a gentle hose, no pressure washer. Begin low and work up, one area for some minutes: sill and door bottom, door seal, tailgate and its lights, windscreen foot and scuttle, roof and sunroof drains. Where the first drop shows while one area is wetted, there it comes in; it may run along a seam before it drips.',
      },
      { text: 'Keep it off plugs and control units under seats and carpet.' },
    ],
  },
  {
    pattern: /\bwhere\b.{0,30}\b(?:gets?|getting|comes?|coming|leak\w*) (?:in|from)\b/,
    about: /\b(?:wet (?:patch|carpet|footwell|floor)|damp|water in|soaked|musty)\b/i,
    says: [
      {
        text: 'A description does not show the place. The usual ways in: the membrane behind a door’s trim, door and tailgate seals, blocked drains of sunroof and scuttle, seams of lights and vents behind the bumper. A wet front footwell points to scuttle, sunroof drain or heater; a wet rear one to door membrane or seal, rear drains and vents.',
      },
      {
        text: 'To find the way in wet one area after the other with a gentle hose while somebody watches inside.',
      },
      CHECK_FIRST,
    ],
  },
];

const NEEDS_TEACHING =
  /\b(?:cod(?:e|ed|ing)|program\w*|teach\w*|taught|adapt\w*|regist(?:er|ered|ering|ration)|learn\w*|relearn\w*|calibrat\w*|match(?:ed|ing)?|initiali[sz]\w*|pair(?:ed|ing) (?:it|to)|configur\w*|set up)\b/;
const DO_I_NEED = /\b(?:need|needs|have to|has to|must|does|do|will|would|should|can)\b/;

/** Asked of a new part, not of a trouble code or a number plate. */
const teaching = (part: string, text: string): ChatTopic => ({
  pattern: new RegExp(
    `(?:${DO_I_NEED.source}).{0,40}(?:${NEEDS_TEACHING.source}).{0,40}\\b(?:${part})\\b|\\b(?:${part})\\b.{0,40}(?:${NEEDS_TEACHING.source})`,
  ),
  unless:
    /\b(?:fault|trouble|error|dtc) codes?\b|\bcodes? (?:mean|stored|come|read)|\bread (?:the )?codes?\b|\bplate\b/,
  says: [{ text }],
});

/** Sources: makers' workshop manuals and diagnostic programs on what is coded, taught or reset with a new part. */
const CODING: readonly ChatTopic[] = [
  teaching(
    'coils?|coil packs?|spark plugs?|plugs?|glow plugs?|thermostats?|alternators?|starter|wheel bearings?|bearings?|calipers?|pads|discs|pumps?|hoses?|filters?|springs?|dampers?|shocks?',
    'No coding is needed for that: coils, plugs, glow plugs, thermostats, pumps, bearings, hoses, springs and ordinary brake parts are fitted and work. Clear stored codes afterwards. Two exceptions: with an electric parking brake the rear calipers go into service mode for the work, and some alternators with a data line are matched by the maker’s program.',
  ),
  teaching(
    'injectors?|injection pump|high.?pressure pump',
    'On diesels as a rule yes: each new injector has a code on its body that is entered for its cylinder, and a new high-pressure pump is taught in. On most petrol engines with injection into the intake no; with direct injection the maker’s program says.',
  ),
  teaching(
    'ecu|ecm|pcm|bcm|control units?|modules?|instrument cluster|clusters?|keys?|fobs?|immobili[sz]er|radios?|gearbox|mechatronics?|headlights?|headlamps?|cameras?|radar|parking sensors?',
    'Yes: control units, instrument clusters, keys and the immobiliser are coded to the car with the maker’s program or by a specialist, a used one often not at all. Cameras, radar and adaptive headlights are calibrated after they are fitted.',
  ),
  teaching(
    'throttle|throttle body|egr|egr valve|turbo|actuator|air mass|maf',
    'A throttle body, an EGR valve or an actuator is often taught its end positions: with the ignition on for some minutes on some cars, with a diagnostic program on others. A new air-mass meter usually needs none, though values that were learnt with the old one are best reset.',
  ),
  teaching(
    'battery|batteries|battery sensor|stop.?start',
    'On cars with battery management, mostly those with stop-start, yes: type and capacity of a new 12 V battery are registered with a diagnostic program, or it is charged wrongly and ages early. Older cars without a sensor on the battery’s pole need nothing but clock, windows and radio set again.',
  ),
  teaching(
    'steering angle|steering rack|steering column|clock ?spring|abs|abs sensor|wheel speed sensor|yaw|tyre pressure sensors?|tpms|air suspension|ride height',
    'Wheel-speed sensors: no. A steering rack or column, a steering-angle or yaw sensor and an ABS unit: yes, they are coded or set to zero, mostly after an alignment. Tyre-pressure sensors are taught in, by the car itself or with a tool; air suspension is calibrated to its height.',
  ),
];

/** Sources: DIN 73021 and makers' workshop manuals on numbering; no rule holds for all. */
const CYLINDERS: readonly ChatTopic[] = [
  {
    pattern:
      /\b(?:which|where|how|what)\b.{0,40}\b(?:cylinder|cyl|coil|plug|injector) ?(?:no\.?|number|num)? ?(?:\d|one|two|three|four|five|six)\b|\bhow\b.{0,20}\bcylinders?\b.{0,20}\b(?:number|count)\w*|\bcylinders?\b.{0,30}\b(?:from the (?:left|right|front)|numbered|counted|left or right|order)\b|\b(?:cylinder|cyl) ?\d\b.{0,20}\b(?:which|what) (?:side|end)\b|\b(?:which|what) (?:one|end|side) is (?:cylinder|cyl|number|no\.?) ?(?:\d|one|two|three|four)\b/,
    unless: /\bmisfir\w* on\b|\bcode\b/,
    says: [
      {
        text: 'On most in-line engines cylinder 1 is at the timing end: where belt or chain and the crankshaft pulley are, opposite flywheel and gearbox. From there they are counted towards the gearbox, whichever way the engine lies in the car. So with the engine across, it depends on the side of its belt.',
      },
      {
        text: 'There are exceptions, some French makes among them, that count from the flywheel, and V engines are numbered by bank, each make in its own way: the workshop manual for your engine or the numbers cast beside the coils decide.',
      },
      {
        text: 'If you swap the coil or plug of that cylinder with its neighbour and the code moves, you had the right one.',
        about: /\b(?:misfire|coil|spark plug)/i,
      },
    ],
  },
];

/** Sources: workshop manuals on axles; the MOT inspection manual on imbalance. */
const PAIRS: readonly ChatTopic[] = [
  {
    pattern:
      /\b(?:which|what) parts?\b.{0,40}\b(?:pairs?|both sides|sets?)\b|\b(?:bearings?|calipers?|coils?|cv joints?|drive ?shafts?|injectors?)\b.{0,40}\b(?:pairs?|both (?:sides|of them)|both|all four|just (?:the )?one)\b|\bplugs?\b.{0,25}\b(?:in (?:a )?sets?|all (?:four|of them)|all together)\b|\b(?:pairs?|both|all four)\b.{0,20}\b(?:bearings?|calipers?|coils?|cv joints?|drive ?shafts?|injectors?)\b/,
    unless: /\b(?:know|tell|which is|noise|difference|could|cause|cost|price|how much)\b/,
    says: [
      {
        text: 'Singly, where one is worn: wheel bearings, calipers, coils, injectors, CV joints, sensors, hoses. Each wears by itself; the other side is only looked at.',
      },
      {
        text: 'By pairs on an axle, both sides: springs, dampers, discs, pads or shoes, and as a rule tyres, or the car pulls and brakes unevenly. Coils and plugs of high mileage are often done together because the work is the same.',
      },
    ],
  },
];

/** Sources: Consumer Rights Act 2015, sections 9, 49 and 54–56; Limitation Act 1980; the Motor Ombudsman's code for service and repair. */
const GUARANTEES: readonly ChatTopic[] = [
  {
    pattern:
      /\b(?:how long|what|is there|do (?:i|they)|will (?:i|they|it)|should|does|are|is)\b.{0,60}\b(?:guarantees?|guaranteed|warrant(?:y|ies) (?:on|for) (?:the |a |their |its |new )?(?:work|repair|part|parts|job|fix)|warranted)\b|\b(?:repair|work|part|job) (?:is |be |comes? )?(?:with (?:a )?)?(?:guaranteed|under (?:guarantee|warranty))\b/,
    says: [
      {
        text: 'In practice garages guarantee parts and work for 12 months or 12,000 miles, some for 24; the invoice says it. Wear parts and parts that you brought yourself are often left out.',
      },
      {
        text: 'By law, in the UK the Consumer Rights Act asks for work with reasonable care and for parts of satisfactory quality: work that was done badly is done again free of charge, within a reasonable time, and claims can be made for up to six years, in Scotland five. Go to the same garage first, with the invoice.',
      },
    ],
  },
];

/**
 * Sources: Highways Act 1980, sections 41 and 58, and councils' pages on claims; insurers' policy summaries for third
 * party, fire and theft; Consumer Rights Act 2015, sections 9 and 19–24.
 */
const WHO_PAYS: readonly ChatTopic[] = [
  {
    pattern:
      /\b(?:council|highways?|local authority|pot ?holes?|speed (?:bump|hump)|kerb)\b.{0,60}\b(?:claim|pay|liable|sue|compensation|money back|responsible)\b|\b(?:claim|sue|compensation|pay|liable|responsible)\b.{0,60}\b(?:council|highways?|local authority|pot ?hole|speed (?:bump|hump))\b/,
    says: [
      {
        text: 'You can try. Whoever looks after the road, a council or in England National Highways on motorways and trunk roads, pays where it was in a bad state and they had not inspected or mended it in reasonable time. Photograph the place with something for scale, measure it, note the day and the time, keep the garage’s report and invoice, and report the defect. A road hump that was built to the rules is hardly ever a case; a pothole that had been reported often is.',
      },
    ],
  },
  {
    pattern:
      /\b(?:insur\w+|policy|cover(?:ed|s)?|third party|tpft|comp(?:rehensive)?)\b.{0,70}\b(?:stolen|theft|thieves|cat|catalytic|fire and theft|vandal\w*|break-?in)\b|\bthird party,? fire\b/,
    says: [
      {
        text: 'Third party, fire and theft covers theft as a rule, parts that were cut off or broken out of the car included, less the excess; what vandals broke it often leaves out, comprehensive cover pays that too. Ring the insurer before anything is repaired, and report the theft to the police: the crime reference number is asked for. Set the excess and the lost no-claims discount against the price.',
      },
    ],
  },
  {
    pattern:
      /\b(?:dealer|trader|seller|garage i bought it|bought it (?:from|off))\b.{0,70}\b(?:liable|responsible|fix it|pay|refund|take it back|reject|return it|money back)\b|\b(?:reject|return|hand back|take back) (?:it|the car)\b.{0,40}\b(?:dealer|trader|seller)\b/,
    says: [
      {
        text: 'From a dealer in the UK: within 30 days you may reject a car that was faulty when it was sold and have your money back; within six months a fault counts as having been there unless the dealer proves otherwise, and he may repair it once; later you have to prove it. Write to him, with a garage’s report. From a private seller only what he said or wrote of the car counts.',
      },
    ],
  },
];

/** Sources: makers' handbooks; EN 50342-6 on batteries for cars with stop-start. */
const REPLACEMENT_TYPES: readonly ChatTopic[] = [
  {
    pattern:
      /\b(?:special|same (?:type|kind|size)|any (?:old |car |normal )?(?:battery|make)|which (?:type|kind|size|battery)|what (?:type|kind|size|battery)|right battery)\b.{0,50}\b(?:battery|batteries|agm|efb|do|fit|need)\b/,
    about: /\bbatter(?:y|ies)\b/i,
    says: [
      {
        text: 'Like for like: the same technology (AGM or EFB where one is fitted, as stop-start cars and the 12 V battery of many hybrid and electric cars have), the same case size and terminals, at least the same Ah and cold-start amps, and a vent hose where the old one has it. An AGM may take the place of an EFB, never the other way round. The label of the old one and the handbook have the type; on some cars the new one is registered with a scan tool.',
      },
    ],
  },
];

/** Source: makers' workshop manuals on work at spark plugs and cooling. */
const HOT_ENGINE: readonly ChatTopic[] = [
  {
    pattern:
      /\b(?:chang\w*|replac\w*|swap\w*|do|work\w*|take|pull|unscrew\w*|fit\w*|remov\w*|undo)\b.{0,50}\b(?:(?:with|while|when|on) (?:the |a |it is )?(?:engine )?(?:is |still )?(?:hot|warm)(?: engine)?|engine (?:is |still )*(?:hot|warm))\b|\b(?:does|must|should) (?:it|the engine) (?:have to |need to )?(?:be )?(?:cold|cool)\b/,
    unless: /\b(?:oil|noise|test|check|start)\b/,
    says: [
      {
        text: 'No, let it cool first, for an hour or two: a hot engine burns hands, plastic clips and plugs on it break, and threads in aluminium tear, spark plugs above all. Switch the ignition off before you unplug anything. Nothing of the cooling system is opened hot.',
      },
    ],
  },
];

/** The topics of the chat; where several fit, the one whose pattern takes in most of the question is meant. */
export const CHAT_TOPICS: readonly ChatTopic[] = [
  ...REFRIGERANT,
  ...ADDITIVES,
  ...MODES_AND_COUNTDOWNS,
  ...TYRES,
  ...FLUIDS,
  ...MAKESHIFTS,
  ...UNTIL_THE_REPAIR,
  ...DRIVE_BATTERY,
  ...HOW_IT_WORKS,
  ...WATER_INSIDE,
  ...CODING,
  ...CYLINDERS,
  ...PAIRS,
  ...GUARANTEES,
  ...WHO_PAYS,
  ...REPLACEMENT_TYPES,
  ...HOT_ENGINE,
  ...OTHERS,
];
