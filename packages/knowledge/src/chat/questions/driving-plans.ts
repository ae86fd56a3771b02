import type { CommonQuestion } from '../common-question.ts';

/** What owners ask about their plans for the car. */
export const drivingPlanQuestions: readonly CommonQuestion[] = [
  {
    id: 'holiday-trip-plan',
    asks: [
      'I am going on holiday on saturday should I get it fixed first',
      'can I take it on holiday like this',
      'what should I check before a long trip',
      'will it make it to cornwall and back',
      'is it wise to go abroad with this fault',
      'we leave for france in three days what do I do',
    ],
    answer:
      'Have it diagnosed before you go: a fault gets worse under load, heat and long hours, and abroad recovery, parts and hire cost far more. Ring garages at once, say the date and ask for a diagnosis only; often that settles whether it can wait. The verdict of this diagnosis decides whether it may be driven at all. Otherwise hire or borrow a car. If you go, have cover for abroad, and check oil, coolant, tyres and lights the day before.',
  },
  {
    id: 'towing-caravan-with-fault',
    asks: [
      'can I tow with this fault',
      'is it ok to pull a trailer or caravan',
      'caravan trip this weekend with the car like this',
      'did towing cause it',
      'does towing make it worse',
      'trailer is only light is that fine',
    ],
    answer:
      'Not while a fault of engine, cooling, gearbox, clutch, brakes, steering, suspension or tyres is open: a trailer can double the load on all of them, and what just holds in everyday use gives way on the first hill or in the first hard stop. Heat from towing also brings on weak cooling and clutches. Lights of the trailer must work too. Have it repaired first, or let somebody else tow. For the car by itself the verdict here counts.',
  },
  {
    id: 'motorway-or-back-roads',
    asks: [
      'should I stay off the motorway',
      'is it better to take back roads',
      'can I drive slowly to be safe',
      'is town driving ok if not the motorway',
      'keep it under 50 and it is fine?',
      'avoid fast roads with this fault?',
    ],
    answer:
      'Slow is not by itself safe: a brake, joint or tyre that gives way hurts at 30 mph as well, and overheating comes sooner in traffic. What speed changes is heat, braking distance and how far help is away; on a motorway there is often no place to stop. Whether it may be driven, and how, the verdict of this diagnosis decides. Where it allows care, choose a quiet road with places to stop, keep your distance, and go straight to the garage.',
  },
  {
    id: 'children-in-car',
    asks: [
      'is it safe to take the kids in it',
      'can I do the school run',
      'I have a baby on board is that ok',
      'would you put your family in it',
      'need the car for the children tomorrow',
      'kids in the back with this smell',
    ],
    answer:
      'The same verdict holds for children and for you, with less room for doubt: if it says not to drive, the school run is no exception, so ask another parent, a taxi with your child seat, or walk. Fumes, fuel or burning smells, an airbag light on their side, a belt, door or seat that does not lock, or a car that may stop in traffic are reasons to leave children out until it is repaired. Let the school know that you may be late.',
  },
  {
    id: 'winter-with-this-fault',
    asks: [
      'will it get worse in winter',
      'does cold weather make this worse',
      'can it wait until spring',
      'should I get it fixed before winter',
      'is it ok in the summer only',
      'frost coming does that matter for this',
    ],
    answer:
      'As a rule settle it before the frost: cold takes strength from the battery, thickens oil, stiffens rubber and seals, and salt and wet get at rust, plugs and brakes. Lights, wipers, heater and demister, tyres and battery matter most then. Some faults belong to heat, such as weak cooling or air conditioning, and can wait only if the verdict of this diagnosis lets them. Garages are fullest in the first cold week, so book before it.',
  },
  {
    id: 'need-car-for-work',
    asks: [
      'I need the car for work tomorrow',
      'I will lose my job if I cannot drive',
      'I have an important appointment in the morning',
      'I have no other way to get to work',
      'just this one trip then I will get it fixed',
      'hospital appointment and the car is playing up',
    ],
    answer:
      'I understand, but the fault does not know about it: if the verdict says not to drive, one trip is enough for it to end badly. Ring a mobile mechanic or your breakdown cover tonight, ask colleagues or neighbours for a lift, and look at bus, train, taxi or a day’s hire, which cost less than a tow from the roadside. For hospital visits ask about patient transport. If the verdict allows care, leave early and know where you would stop.',
  },
  {
    id: 'sell-or-part-exchange-with-fault',
    asks: [
      'can I sell it with this fault',
      'do I have to mention the fault to the buyer',
      'should I part exchange it instead of repairing',
      'sell as spares or repair',
      'will we buy any car take it with the light on',
      'is it worth fixing before selling',
    ],
    answer:
      'Yes, if you are open about it: a private seller in Great Britain need not list every fault, but must answer truthfully and may not call it fault free, and selling it as fit for the road when it is unroadworthy is an offence. “Spares or repair” with the diagnosis attached is the honest way. A cheap repair is often worth it, since buyers take off more than it costs; for a dear one compare offers both ways first.',
  },
  {
    id: 'storing-car-unrepaired',
    asks: [
      'can I leave the car parked for weeks until it is repaired',
      'is it bad for the car to sit',
      'should I start it every few days',
      'how do I store a broken car',
      'what happens to a car that is not used for months',
      'laying it up over winter with the fault, any harm?',
    ],
    answer:
      'Weeks do little, months do: the battery runs flat and freezes, brakes rust on, tyres take a set, fuel ages, mice move in. Put a maintainer on the battery or disconnect it, pump tyres up, leave it in gear on the flat with the handbrake off and chocks, and air it. Do not start it for five minutes now and then, which gathers water and soot, least of all with an engine fault. It needs SORN or tax and insurance.',
  },
  {
    id: 'move-car-short-distance',
    asks: [
      'can I just move it off the drive',
      'is it ok to start it to move it a few metres',
      'can I roll it into the garage',
      'move the car out of the road with this fault',
      'can I push an automatic',
      'push it with the engine off what should I know',
    ],
    answer:
      'Rolling it by hand on level ground is the gentle way: ignition on so that the steering unlocks, gear in neutral, one person at the wheel with a foot on the brake, and pushers at the back, never between car and wall. Without the engine, brake and steering are very heavy. Automatics and electric cars may need a release for neutral or P, as the handbook says. Do not push on a slope or a busy road, or if brakes or a wheel are at fault.',
  },
  {
    id: 'towed-by-friend',
    asks: [
      'can a friend tow me with a rope',
      'is it legal to tow a car with a rope',
      'what do I need to tow another car legally',
      'is an A-frame or a tow rope better',
      'tow it home on a strap?',
      'does a towed car need insurance and mot',
    ],
    answer:
      'Better not: with the engine off, brakes and steering are heavy, and many automatics, hybrids, four-wheel-drive and electric cars are damaged when their wheels turn, so those go on a flatbed. Never with a fault of brakes, steering or wheels. In Great Britain a car on a rope counts as in use: it needs a licensed driver, tax, insurance and, save for exceptions, an MOT, a rope of at most 4.5 m and a sign “on tow”. An A-frame is no better for that. Motorways are out.',
  },
];
