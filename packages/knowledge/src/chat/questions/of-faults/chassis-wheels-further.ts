import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about wheels and tyres after the repair, in between and at the tyre shop. */
export const chassisWheelFurtherQuestions: readonly CommonQuestion[] = [
  {
    id: 'chassis-wheels-bolts-alloy-or-steel',
    faults: [
      'wheel-nuts-loose',
      'wheel-bolt-thread-damaged',
      'spare-or-kit-unusable',
      'hub-centring-ring-missing',
    ],
    asks: [
      'do steel wheels need other bolts than alloys',
      'can I use the alloy bolts for the space saver',
      'cone or ball seat, how do I tell',
      'bolts are longer on one set of wheels',
      'screws for winter wheel different?',
      'wheel bolt touches something when it goes in',
      'spare fitted with the normal bolts and it wobbles',
    ],
    answer:
      'Often they do: the seat may be a cone, a ball or flat, and the length must suit the wheel, and with the wrong seat the bolt works loose. The handbook says which bolts go with the spare, and special ones may lie beside it. Compare old and new bolts side by side for seat, thread and length. Before you lower the car, turn the wheel by hand: a bolt that is too long scrapes or jams behind the hub.',
  },
  {
    id: 'chassis-wheels-nuts-keep-loosening',
    faults: ['wheel-nuts-loose'],
    asks: [
      'nuts work loose again and again on one wheel',
      'retorqued after 50 miles and they had moved',
      'wheel bolts loose after painting the wheels',
      'why do my wheel nuts come undone',
      'screws of the wheel become loose every week',
      'thread lock on wheel nuts?',
      'grease on wheel bolts, good or bad',
    ],
    answer:
      'Nuts that loosen twice have a cause, so do not just tighten them again: paint or rust between wheel and hub, a wrong seat, oval holes, stretched studs or a disc screw that stands proud. The wheel comes off, both faces are cleaned to bare metal, and seats and threads are looked at. Neither grease nor thread lock belongs there. Then tighten crosswise by hand wrench to the handbook’s figure, and check after 30 to 50 miles.',
  },
  {
    id: 'chassis-wheels-bearing-or-diff-whine',
    faults: ['wheel-bearing-worn', 'tyre-cupping-noise'],
    asks: [
      'hum that changes when I lift off, bearing or gearbox',
      'is the drone from a wheel bearing or the diff',
      'noise on the throttle only',
      'growl at 40 in top gear, wheel or transmission',
      'sound when accelerate, wheel bearing possible?',
      'same noise in neutral as in gear',
      'rumble stays when I coast with the clutch down',
    ],
    answer:
      'Listen to what changes it: a hum that stays with the road speed, whether you accelerate, lift off or press the clutch of a manual for a moment, is a bearing or the tyres; one that changes with load or with the gear belongs to gearbox, differential or engine. Then compare gentle bends left and right, which alter a bearing, and two road surfaces, which alter tyres. Tell the garage which of these changed it.',
  },
  {
    id: 'chassis-wheels-bearing-after-flood-or-kerb',
    faults: ['wheel-bearing-worn', 'rim-bent', 'suspension-bent-by-impact'],
    asks: [
      'wheel bearing noisy since I drove through a flood',
      'hum began after hitting a pothole',
      'can a kerb strike ruin a bearing at once',
      'does jet washing hurt the bearings',
      'after deep water wheel make noise',
      'boat trailer ramp and the rear bearings',
      'insurance for a bearing after a crash',
    ],
    answer:
      'Either can start it: a hard blow dents the tracks inside, and the hum often comes only weeks later, while deep water creeps past the seals as the hot hub cools. After an impact tell the insurer’s assessor about the hum, because it belongs to the same damage, and have rim, tyre and alignment checked with it. Keep a pressure washer’s jet off seals and boots. It does not heal by itself.',
  },
  {
    id: 'chassis-wheels-hub-hot-after-bearing',
    faults: ['wheel-bearing-worn', 'hub-nut-loose-play', 'brake-caliper-piston-seized'],
    asks: [
      'hub is hot, is it the bearing or the brake',
      'one wheel centre much warmer after a drive',
      'new bearing runs hot, too tight?',
      'grease leaking out of the hub',
      'center of wheel is hot and smell, what',
      'burnt smell at one wheel with a hum',
      'how hot may a wheel hub get',
    ],
    answer:
      'Compare with the other side after a drive with little braking: a disc that is far hotter points to a dragging brake, a hot hub with hum or grind to the bearing, and one can cause the other. Grease that has run out, a smell or rough turning means that the car stops there. A new bearing that runs hot was fitted wrongly or its nut tightened wrongly, and goes back to the garage at once.',
  },
  {
    id: 'chassis-wheels-shake-after-puncture-repair',
    faults: ['wheel-out-of-balance', 'tyre-puncture-nail'],
    asks: [
      'vibration since the puncture was repaired',
      'shakes after using tyre sealant',
      'new tyre on one wheel and now it wobbles',
      'did they forget to balance after the plug',
      'after repair of tire car tremble at 100',
      'foam in the tyre makes it shake?',
      'wheel was rotated on the rim, needs rebalancing?',
    ],
    answer:
      'A wheel whose tyre has been off the rim is always balanced again, so go back and ask for it: it takes minutes. Sealant that sloshes about shakes as well, and it has to be washed out before balancing or repair. If it still shakes, have the nuts checked and the tyre looked at inside, because one that ran flat may be coming apart, and then it must not be driven.',
  },
  {
    id: 'chassis-wheels-one-new-tyre-or-two-puncture',
    faults: ['tyre-puncture-nail', 'tyre-sidewall-bulge', 'tyre-blowout-underinflated'],
    asks: [
      'tyre is scrap, must I buy two',
      'other tyre on the axle has 5 mm, one new ok?',
      'they will only sell me a pair',
      'same brand not available any more',
      'only one tyre broken, buy one is possible?',
      'part worn of the same model to match',
      'different tread pattern left and right legal?',
    ],
    answer:
      'One may do if it is the same size, make and model and the other still has most of its tread; a difference of more than about 3 mm, or another pattern, calls for two on that axle, so that the car grips and drains alike left and right. With four-wheel drive the handbook’s limit for all four counts. Different patterns on an axle are legal as long as size and construction match, but they are poor practice.',
  },
  {
    id: 'chassis-wheels-new-tyre-loses-air',
    faults: ['tyre-bead-leak-corroded-rim', 'tyre-valve-leak', 'rim-cracked'],
    asks: [
      'new tyre loses air since it was fitted',
      'shop fitted new tyres and one goes down every week',
      'valve not changed with the new tyre?',
      'brand new and flat after two days',
      'new tire is leaking, who must pay',
      'did they damage the bead when fitting',
      'rim not cleaned before the tyre went on',
    ],
    answer:
      'Take it back to the shop, because a fresh leak after fitting is theirs to find: an old valve left in, a rim seat not cleaned, or a bead torn by the machine. Ask them to put the whole wheel in a water tank, inner side too. If the bubbles come from bare metal, the rim is cracked or porous, and that is your wheel and not their work. Until then measure it cold every morning.',
  },
  {
    id: 'chassis-wheels-tpms-space-saver',
    faults: ['tpms-not-relearned', 'tpms-sensor-battery-dead', 'spare-or-kit-unusable'],
    asks: [
      'tyre light on since the space saver went on',
      'spare has no sensor, will the light stay',
      'put the original wheel back and it still flashes',
      'one wheel shows dashes instead of a pressure',
      'after change to spare wheel tpms error',
      'do sensors wake up by themselves when refitted',
      'does the old flat wheel in the boot confuse it',
    ],
    answer:
      'That is as expected: most spares have no sensor, so the car misses one and warns until the proper wheel is back. Then drive for ten or twenty minutes, as a sleeping sensor reports only while it turns, and reset it if the handbook asks for it. If one wheel still shows dashes, its sensor was broken by the fitter, is the wrong kind or has a flat battery, which a tool at the valve tells.',
  },
  {
    id: 'chassis-wheels-inner-edge-by-design',
    faults: ['tyre-wear-misalignment', 'wheel-alignment-toe-out-of-true', 'springs-sagged'],
    asks: [
      'told that inner edge wear is normal for my car',
      'rear camber wears the inside whatever I do',
      'alignment is in the green but the inside still goes',
      'wide rear tyres bald on the inner shoulder',
      'inside of rear tires eat, dealer say normal',
      'lowered car with inner wear, cure?',
      'camber kit to save tyres, worth it',
    ],
    answer:
      'Camber by design wears the inside a little faster, but it is toe that ruins tyres: a value at the edge of the green on each side adds up. Ask for toe set to the middle of the range, with the usual load in the car, and for the rear bushes to be levered, as they let the wheel turn out under way. Sagged or lowered springs add camber. Look at the hidden inner edge monthly, because cords show there first.',
  },
  {
    id: 'chassis-wheels-new-tyres-slippery',
    faults: ['tyre-tread-worn-out', 'tyre-aged-cracked'],
    asks: [
      'new tyres feel slippery, normal?',
      'do new tyres need running in',
      'steering feels squirmy on fresh rubber',
      'abs comes on early since the new tyres',
      'new tire is sliding first days why',
      'how careful for the first hundred miles',
      'hairs on new tyres, do they come off',
    ],
    answer:
      'For the first hundred miles or so they grip less: a film from the mould is still on them and the tall new blocks move more, so brake early and take bends gently, in the wet above all. The small rubber hairs mean nothing. If it still slides after that, check pressures and the direction arrows, and look up the wet grip grade of the tyre. A pull or a shake is no matter of running in.',
  },
  {
    id: 'chassis-wheels-tread-winter-summer-limit',
    faults: ['tyre-tread-worn-out', 'tyre-aged-cracked'],
    asks: [
      'winter tyres at 4 mm, still any good',
      'use up the winter tyres in summer',
      'all season with 3 mm left, ok for snow?',
      'new summer tyres in november or wait',
      'winter tire used in summer, is bad?',
      'half worn tyres and a trip to the alps',
      'which two wear out first, why',
    ],
    answer:
      'On snow they lose most of their use below about 4 mm, and some countries require that much, so look up the rules of every country on the way. In summer a winter tyre wears fast and needs longer to stop in the heat, so running it out is a poor saving. Front tyres of front-driven cars go first, as they steer, pull and do most of the braking. Rotate early, and replace in pairs.',
  },
  {
    id: 'chassis-wheels-rim-curb-cosmetic',
    faults: ['rim-bent', 'tyre-bead-leak-corroded-rim'],
    asks: [
      'kerbed the alloy, is it only cosmetic',
      'scrape on the rim edge, need it fixed?',
      'white worms under the lacquer of diamond cut wheels',
      'refurb the alloys before or after new tyres',
      'rim scratched by curb, dangerous or only ugly',
      'file the sharp edge off the rim myself',
      'does powder coating hide cracks',
    ],
    answer:
      'A scrape in the outer edge is mostly looks, provided no metal is missing at the tyre’s seat and the wheel still runs true; a dent, a crack or a shake is more than that. Sharp burrs may be dressed with fine paper so that they do not cut the tyre. Refurbish while the tyres are off for renewal, and ask for the seats to be cleaned and the wheel checked for cracks before it is coated, not after.',
  },
  {
    id: 'chassis-wheels-locking-nuts-worth-it',
    faults: ['locking-wheel-nut-lost-key'],
    asks: [
      'should I fit locking nuts again or plain ones',
      'are locking wheel nuts worth the bother',
      'which locking bolts cannot be removed by thieves',
      'no key came with the used car I bought',
      'buy used car without key for wheel screws, dealer must give?',
      'does insurance ask for locking wheel nuts',
      'where do I keep the key so the garage finds it',
    ],
    answer:
      'Plain nuts are the simpler life for an ordinary car; for costly alloys a good set with a hardened, spinning collar still deters. Ask the insurer only if your policy names them. If you bought the car from a dealer without the key, ask for it or for the nuts to be changed, because you cannot change a wheel at the roadside. Keep the key with the jack, note its code, and tell the garage to use hand tools.',
  },
  {
    id: 'chassis-wheels-change-roadside-motorway',
    faults: [
      'tyre-puncture-nail',
      'tyre-blowout-underinflated',
      'wheel-nuts-loose',
      'tyre-sidewall-bulge',
    ],
    asks: [
      'flat on the motorway, do I change it on the hard shoulder',
      'burst on a dual carriageway, how far may I roll',
      'is the grass verge ok for the jack',
      'tyre went in the dark on a fast road',
      'puncture on highway, can I change wheel alone',
      'limp to the next exit on the rim?',
      'police said leave the car, why',
    ],
    answer:
      'Do not change a wheel on a motorway or fast road: people are killed there, and jacks tip on verges. Pull as far left as you can or reach a safe area, hazards on, everyone out by the left-hand doors and behind the barrier, and call for help; if you cannot get out safely, stay belted and ring 999. Rolling on slowly to a safer place may cost tyre and rim, which matters less than you.',
  },
];
