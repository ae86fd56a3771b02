import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about propshafts, axles, and four-wheel drive. */
export const axleAndPropshaftQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-ujoint-check',
    faults: ['propshaft-u-joint-worn'],
    asks: [
      'chirping at walking pace from underneath',
      'how do I check the universal joints',
      'clonk when the drive takes up, prop or diff',
      'rusty powder round the joint caps',
      'squeak squeak under the floor getting faster',
      'can a uj be greased and saved',
      'bird noise when rolling slow, what is that',
    ],
    answer:
      'Switch off, chock the wheels, take the gearbox out of gear and put it on proper stands or a ramp, then twist the propshaft against the flange: any play or a notchy feel is wear, and red rust dust round the caps comes before it. A chirp that quickens as you roll is a dry joint. Grease helps only a joint with a nipple that has no play yet. Clonking at take-up with a tight prop points to the diff or a mount.',
  },
  {
    id: 'drive-ujoint-replace',
    faults: ['propshaft-u-joint-worn'],
    asks: [
      'can I press in new universal joints at home',
      'staked joints, can they be replaced',
      'does the prop need balancing after',
      'mark the shaft before taking it off, why',
      'one joint or all',
      'vibrates after I refitted the propshaft',
      'hammer and sockets to change spiders, ok?',
    ],
    answer:
      'Joints held by circlips can be changed with a vice and patience; staked ones need a propshaft firm or a new shaft. Mark both flanges and the two halves before you part them, as they must go back in the same position. If it vibrates after refitting, it is turned by half a turn or a joint binds. Renew both joints of that shaft if one is rusty, use new bolts and the stated torque, and have it balanced after any press work.',
  },
  {
    id: 'drive-centre-bearing',
    faults: ['propshaft-centre-bearing-worn'],
    asks: [
      'shudder when pulling away, then smooth',
      'drumming under the front seats',
      'is centre bearing separate or whole prop',
      'rubber round the prop bearing is torn',
      'bearing is quiet, can it still be bad',
      'can I tie the propshaft up till the part comes',
      'vibration in first yards with load on van',
    ],
    answer:
      'A shudder in the first yards under load with drumming under the seats fits a torn rubber in the centre bearing, even when the bearing itself is quiet; look at the rubber for cracks and sag with a torch. Do not tie it up: the shaft turns fast and a loose one hammers through the floor. Many makes sell bearing and mount singly, others only the shaft. Mark the halves, set the height or preload to the data, and check the joints too.',
  },
  {
    id: 'drive-prop-rattle-guibo',
    faults: ['propshaft-u-joint-worn', 'propshaft-centre-bearing-worn'],
    asks: [
      'rubber coupling cracked, replace now?',
      'thud when I let the clutch up, doughnut worn?',
      'what else do I change with the guibo',
      'cracks between the bolts of the flex disc',
      'garage says flexible disc and centre bearing together',
      'vibrates at 60 since new tyres, prop?',
      'is rubber donut with cracks dangerous',
    ],
    answer:
      'Cracks that open between the bolt holes mean that the coupling is near its end, and when it tears, the shaft flails, so do not postpone it. Doing it with the centre bearing is reasonable, because the shaft is down and both are rubber of the same age. New bolts, and the arrows or marks must point as the maker says. A vibration that began with new tyres is the wheels until the balance has been checked.',
  },
  {
    id: 'drive-diff-whine',
    faults: ['differential-worn'],
    asks: [
      'whines on the overrun only',
      'howl from the back axle at 50',
      'how do I tell diff from wheel bearing or tyres',
      'drone under power, gone on the coast',
      'will thicker oil quieten the diff',
      'replaced rear bearings, still humming',
      'noise in back change when I lift gas',
    ],
    answer:
      'A noise that changes between pull and coast comes from the gears of the differential; a rumble in both is its bearings; a hum that changes as you swerve is a wheel bearing, and one that changes with the road surface is tyres. Check oil level and leaks first. Thicker oil masks it briefly and can starve bearings in the cold. If wheel bearings were renewed without success, ask for a stethoscope check at the axle on a lift.',
  },
  {
    id: 'drive-diff-options',
    faults: ['differential-worn'],
    asks: [
      'rebuild the diff or fit a used one',
      'what must match on a second hand axle',
      'can I drive with a whining diff for a year',
      'will it seize',
      'new pinion bearings only, is that possible',
      'specialist says crown wheel is marked',
      'how long a howling differential can live',
    ],
    answer:
      'Bearings alone can be renewed by a specialist if the gear pair is unmarked, but the setting needs shims and gauges, so it is not a home job; with marked gears a used or exchange unit is often cheaper. The ratio on the tag must match, on four-wheel drives at both ends. A steady mild whine may stay the same for long; one that grows, a rumble, or low oil ends in a seized axle, which locks wheels on the move.',
  },
  {
    id: 'drive-diff-oil',
    faults: ['differential-worn', 'limited-slip-diff-chatter', 'axle-seal-leak'],
    asks: [
      'which oil goes in the diff',
      'how do I check diff level',
      'metal on the diff plug',
      'is it a service item',
      'filled with the wrong gear oil',
      'no drain plug on my axle, how do I change it',
      'does my car have a limited slip additive',
    ],
    answer:
      'The handbook or the axle’s tag names the oil; a limited-slip differential needs the type with friction modifier, or the additive, and an ordinary one must not be filled by guess. On level ground the oil stands at the edge of the filler hole. Loosen the filler before you drain. Grey paste on the magnet is ordinary, splinters are not. Without a drain plug, the oil is sucked out through the filler, or the cover is taken off.',
  },
  {
    id: 'drive-lsd-chatter',
    faults: ['limited-slip-diff-chatter'],
    asks: [
      'groans in tight car park turns',
      'rear hops when turning from cold',
      'chatters since the oil was changed',
      'is a bottle of modifier enough',
      'does it harm the plates',
      'after how many figure eights should it stop',
      'lsd juddering in corners, worn out?',
    ],
    answer:
      'Chatter in tight turns mostly means that the oil is old or lacks friction modifier, above all when it began right after an oil change. The right oil with the modifier the maker names, then some slow figures of eight on an empty car park, cures most cases. If it stays, the plates are glazed or worn. Also check that both rear tyres are of one size and equal tread, as unequal ones make the plates work all the time.',
  },
  {
    id: 'drive-axle-seal',
    faults: ['axle-seal-leak'],
    asks: [
      'oil on the inside of the rear tyre',
      'diff oil on the brakes, clean or replace',
      'pinion seal, can I just swap it',
      'new seal leaks again already',
      'is the breather the cause',
      'oil ring thrown on the floor above the diff',
      'wet brake backing plate, gear oil or brake fluid',
    ],
    answer:
      'Oil that has reached the brake is the dangerous part: soaked shoes or pads pull to one side or do not hold, and they are renewed on both sides of the axle, not washed. Clear the axle breather first, because a blocked one pushes oil past good seals. A second leak means bearing play or a grooved shaft. A pinion nut often sets the bearing preload, so mark its position or follow the data rather than just pulling it tight.',
  },
  {
    id: 'drive-transfer-tyres',
    faults: ['transfer-case-chain-stretched', 'awd-coupling-failed'],
    asks: [
      'do all four tyres need to match on 4wd',
      'two new tyres on an awd, harmful?',
      'shudder in tight turns, tyres or transfer box',
      'different tread depth front and rear killed it?',
      'binding when parking on full lock',
      'can I run the space saver on a four wheel drive',
      'how much tread difference is too much',
    ],
    answer:
      'All four should be of one size, make and nearly equal tread, because unequal ones turn at different speeds, and the clutch or chain takes up the difference all day. The handbook gives the allowed difference. If it binds in tight turns, check sizes and pressures first; that is free. A spare of another size is for the shortest way at low speed, and some cars have a fuse or mode for it that the handbook names.',
  },
  {
    id: 'drive-transfer-oil',
    faults: ['transfer-case-chain-stretched'],
    asks: [
      'will a fluid change cure the transfer case judder',
      'jerks between 20 and 45 on light throttle',
      'is it the gearbox slipping or transfer box',
      'ratchet bang in four wheel drive',
      'clutch plates or chain, how do they tell',
      'must it be reset after the oil',
      'changed oil in transfer box, stutter is less',
    ],
    answer:
      'With a clutch-type transfer case fresh fluid of the maker’s kind often cures a stutter on light throttle, followed by a reset of its wear counter with a tester; it is the right first step. A ratcheting bang under power is a stretched chain, and fluid does not help there. To tell it from the gearbox: if the stutter is worst in a turn and the revs stay steady, suspect the transfer case. Check the tyres’ sizes at the same time.',
  },
  {
    id: 'drive-transfer-actuator',
    faults: ['transfer-case-actuator-failed'],
    asks: [
      '4wd light flashes and nothing happens',
      'stuck in low range',
      'hear no motor when I turn the switch',
      'can I turn the transfer case by hand',
      'actuator motor or module, how to find out',
      'never used low range and now it is seized',
      'four wheel drive will not switch off again',
    ],
    answer:
      'Do not drive on dry roads with four-wheel drive or low range locked in, as it winds up the drive and breaks parts. Listen while a helper turns the switch: a motor that hums without a shift means a seized linkage or stripped gear; silence means fuse, relay, wiring or motor. Often the motor can be renewed without opening the case. Some ranges only change at standstill in Neutral, so read the handbook. Afterwards use it once a month.',
  },
  {
    id: 'drive-awd-coupling-service',
    faults: ['awd-coupling-failed'],
    asks: [
      'haldex oil never changed, could that be it',
      'does the coupling have a filter',
      'only the front wheels drive now',
      'clean the pump strainer, is that enough',
      'awd warning, is it unsafe in snow',
      'binding feeling when turning slowly',
      'rear wheels not helping on wet hill',
    ],
    answer:
      'Quite possibly: many couplings have their own oil and a filter or strainer that clogs, and the pump then starves. A service with new oil, a cleaned strainer and a tested pump is far cheaper than a coupling, so ask for that first. Without it the car is driven by one axle only, so allow for that on snow or a wet hill. If it binds in slow turns instead, it is locked or the tyres differ; do not drive on with it.',
  },
  {
    id: 'drive-front-disconnect',
    faults: ['front-axle-disconnect-failed'],
    asks: [
      'front wheels do not pull in 4x4',
      'grinding hub in two wheel drive, stops in four',
      'vacuum hubs, how do I test them',
      'light is on but only the back drives',
      'change to manual locking hubs, sensible?',
      'hissing near the front wheel on my pickup',
      'axle actuator or transfer box, what failed',
    ],
    answer:
      'If the transfer case shifts and the light is on but the front wheels do not pull, the link at the front axle or the hub has not closed. On vacuum systems look for split hoses and test with a hand pump whether each hub holds; that is the usual and cheap fault. Grinding at one front wheel that goes in four-wheel drive is a half-engaged hub: stop using it that way, since its teeth wear. Manual hubs are a robust choice for some models.',
  },
  {
    id: 'drive-ptu',
    faults: ['power-transfer-unit-failed'],
    asks: [
      'smell of burnt gear oil after the motorway',
      'whine from the middle of the front axle',
      'ptu sealed for life, can oil be changed',
      'leak between gearbox and transfer unit',
      'drive with the unit disconnected?',
      'how much oil should be inside, it came out black',
      'is it gearbox, diff or power transfer unit',
    ],
    answer:
      'It is a small box with little oil, so a slight leak or heat ruins it quickly: have the level looked at now, even if it is called sealed. Black, thick oil that smells burnt without metal can be changed and the vent cleared; with metal or a growl the unit is replaced. Do not simply remove the propshaft to carry on, because the unit still turns without oil. Check the seal to the gearbox, and ask about known extended cover.',
  },
  {
    id: 'drive-4wd-noise-sort',
    faults: [
      'transfer-case-chain-stretched',
      'awd-coupling-failed',
      'power-transfer-unit-failed',
      'differential-worn',
    ],
    asks: [
      'noise from the middle of the car, which box',
      'transfer case, ptu, coupling or diff, how to sort them',
      'hum in four wheel drive car, where to begin',
      'which oil level first on a 4x4 that whines',
      'groan underneath, can garage find it without stripping',
      'growling below gear lever on my suv',
      'so many boxes under there, what is making the din',
    ],
    answer:
      'Begin with the oils: a garage checks level and smell at gearbox, transfer unit, coupling and both axles, as the dry or burnt one is usually the noisy one. Then a listening device on each housing, on a lift with somebody trained, shows the place. Tell them whether the noise follows road speed or revs, pull or coast, straight or turns, and hot or cold. Never run it on jacks with one axle up yourself, as it can drive off.',
  },
];
