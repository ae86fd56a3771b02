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
      /\b(?:re-?gas|recharge|top up|refill)\b.{0,30}\b(?:myself|at home|can|kit|diy)\b|\b(?:can|kit) of (?:ac |air ?con |refrigerant )?(?:gas|refrigerant)\b/,
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
        text: 'It may quieten a sign for a while, and it fixes no worn part. A grade that the handbook does not name reaches the bearings late on a cold start and can do harm.',
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

/** The topics of the chat; where several fit, the one whose pattern takes in most of the question is meant. */
export const CHAT_TOPICS: readonly ChatTopic[] = [
  ...REFRIGERANT,
  ...ADDITIVES,
  ...MODES_AND_COUNTDOWNS,
  ...TYRES,
  ...FLUIDS,
  ...MAKESHIFTS,
  ...OTHERS,
];
