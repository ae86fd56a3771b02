import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about dampers, top mounts, springs and air suspension. */
export const chassisDamperAndSpringQuestions: readonly CommonQuestion[] = [
  {
    id: 'chassis-damper-oil-misting-or-leak',
    faults: ['front-struts-worn', 'rear-shock-absorbers-worn'],
    asks: [
      'light misting of oil on the shock, replace?',
      'mot says shock absorber has slight leak',
      'how wet may a damper be',
      'oil film on the strut, dusty and greasy',
      'damper sweating but car bounces fine',
      'little oil on the amortisseur is bad?',
      'advisory misting of oil on both rear dampers',
    ],
    answer:
      'A thin, dusty film on the upper part is a sweat and no reason to buy; oil that runs down the body, drips or keeps coming after you wiped it is a leak, and that damper is finished. Wipe it dry and look again after a few hundred miles. Check that the oil is not from a drive-shaft boot or brake above it. If one side leaks, the other of that axle is done too.',
  },
  {
    id: 'chassis-damper-with-what-else',
    faults: [
      'front-struts-worn',
      'rear-shock-absorbers-worn',
      'coil-spring-broken',
      'strut-top-mount-worn',
    ],
    asks: [
      'what should go in with new struts',
      'do I need bump stops and dust boots too',
      'new shocks, are springs and mounts a must',
      'quote lists protection kit and top mounts with the dampers',
      'list of small parts for changing the shock',
      'while its in bits what else would you renew',
      'are the dust covers worth the extra money',
    ],
    answer:
      'Bump stops and dust covers go in every time: crumbled ones let grit cut the new seal, and some makers refuse warranty without them. Front top mounts and bearings belong with them at a high mileage, as the labour is the same. Springs only if one is broken or sagged. New self-locking nuts and pinch bolts are needed, and an alignment after front struts. Drop links are often cut off to get the strut out.',
  },
  {
    id: 'chassis-damper-brand-choice',
    faults: ['front-struts-worn', 'rear-shock-absorbers-worn'],
    asks: [
      'cheap shocks or a known brand',
      'gas or oil dampers, which ones for mine',
      'sport dampers on a standard car?',
      'are complete ready assembled struts any good',
      'which brand of shock absorber should I buy',
      'is it worth paying for original dealer dampers',
      'heavy duty shocks because I tow',
    ],
    answer:
      'Take a known maker that supplies car factories, in the standard version for your exact car: springs, self-levelling, sports suspension and estate bodies all have their own, so go by the registration and the part number. Very cheap ones often fade within a year or two. Sports versions make the ride harsher and bring little on an ordinary car. Ready-built struts save work, but check what spring is in them.',
  },
  {
    id: 'chassis-damper-new-still-knocks',
    faults: [
      'front-struts-worn',
      'strut-top-mount-worn',
      'stabiliser-link-worn',
      'rear-shock-mount-loose',
    ],
    asks: [
      'new struts and it still knocks',
      'shocks replaced and the clunk is worse',
      'knock is the same after new dampers, what did they miss',
      'rattle appeared right after the strut job',
      'changed the shock absorber, noise did not disappear',
      'is the top nut loose or is it the old mount',
      'could the new one be fitted wrongly',
    ],
    answer:
      'The knock was then not in the damper, or something was left loose or old: a top nut not tight, a mount or bearing reused, the spring end not in its seat, or a drop link that was worn all along. Lay a finger on the top mount while somebody rocks the car, and shake each drop link by hand. If it began with the job, it goes back to the garage before anything else is bought.',
  },
  {
    id: 'chassis-damper-new-ride-hard-or-high',
    faults: [
      'front-struts-worn',
      'rear-shock-absorbers-worn',
      'springs-sagged',
      'coil-spring-broken',
    ],
    asks: [
      'car feels too hard since the new shocks',
      'sits higher at the front after new springs, will it settle',
      'ride is bouncy after dampers replaced',
      'new springs stand taller on one side',
      'after repair the car is higher, is wrong part?',
      'do shock absorbers need bedding in',
      'harsh ride with new struts, wrong ones fitted?',
    ],
    answer:
      'Firmer than before is natural, because you had grown used to worn ones, and new springs settle a little in the first few hundred miles. Clearly harsh, or a car that sits unevenly, is not: then the wrong version was fitted, the spring sits crooked in its seat, or rubber bushes were tightened with the wheels hanging. Ask for the part numbers and compare the height left to right at the arches.',
  },
  {
    id: 'chassis-top-mount-twang',
    faults: ['strut-top-mount-worn', 'coil-spring-broken', 'front-struts-worn'],
    asks: [
      'twang or boing when I turn the wheel at low speed',
      'creaking at the top of the strut on full lock',
      'is it the top mount bearing or a broken spring',
      'steering springs back after turning and makes a noise',
      'noise like spring when parking',
      'ping from the front as I wind the steering on',
      'stiff bearing in the strut mount, does it affect the steering',
    ],
    answer:
      'It is usually the bearing in the top mount: it sticks, the spring winds up and jumps. Lay a hand lightly on the spring while somebody turns the wheel, with the car parked and fingers away from the coils: a mount that sticks is felt as a jerk. A broken coil twangs too, so look at both spring ends with a torch, because that is the more dangerous of the two. The steering may also not return by itself.',
  },
  {
    id: 'chassis-top-mount-leave-it',
    faults: ['strut-top-mount-worn', 'rear-shock-mount-loose'],
    asks: [
      'can a worn top mount wait until the next service',
      'what gets damaged if I leave a knocking strut mount',
      'does a top mount fail the mot',
      'the rubber in the mount has dropped, urgent?',
      'knock in the strut head, can I wait with it',
      'how quickly does a top mount get worse',
      'will the strut come through the bonnet',
    ],
    answer:
      'It gets worse slowly as a rule, but it wears the new damper’s rod, spoils the steering feel and alters the wheel angles, so it should not be dragged along for a year. Look at it under the bonnet while somebody rocks the car: rubber that is torn through, a rod that lifts or a mount that tilts counts as urgent, and rust round the tower even more so. The verdict here decides about driving meanwhile.',
  },
  {
    id: 'chassis-top-mount-tighten-nut',
    faults: ['strut-top-mount-worn', 'rear-shock-mount-loose', 'front-struts-worn'],
    asks: [
      'can I tighten the nut on top of the strut',
      'top nut is loose, do I dare turn it',
      'undo the strut top nut to see the bearing?',
      'rear damper nut in the boot is loose, tighten?',
      'the nut in the middle of suspension tower, can I open',
      'spins when I try to tighten it',
      'what holds the spring if I take that nut off',
    ],
    answer:
      'Never undo the centre nut of a strut that carries a spring: it holds the compressed spring, which can fly out and kill. Tightening a loose one is done with the rod held by a hex key and to the figure in the manual, never with an impact gun; a nut that worked loose is renewed. On separate rear dampers without a spring the upper nut may be tightened in the boot, with the car on its wheels.',
  },
  {
    id: 'chassis-adaptive-damper-plain-ones',
    faults: ['adaptive-damper-failed'],
    asks: [
      'can I fit normal shocks instead of adaptive ones',
      'delete kit for electronic dampers, ok?',
      'one adaptive damper failed, must I buy two',
      'cheaper alternative to the dealer damper with a plug',
      'ordinary amortisseur in place of electric',
      'will the warning go off with plain dampers and a resistor',
      'refurbished electronic shocks, any good',
    ],
    answer:
      'Plain dampers fit some cars, but the warning stays on unless the system is coded out or a proper kit simulates the valves, the insurer must be told, and the drive modes are gone; a car sold with them is worth less. First have the lead and plug at the damper tested, since a broken wire costs little. Rebuilt ones from a specialist are a fair way. On one axle both sides should be alike.',
  },
  {
    id: 'chassis-adaptive-damper-coil-measured',
    faults: ['adaptive-damper-failed'],
    asks: [
      'I measured the damper valve coil, left 2 ohm right open',
      'how do I test an electronic damper',
      'resistance differs between the sides',
      'suspension warning and one corner hard',
      'coil of adaptive shock absorber no reading',
      'is it the damper, the wire or the control unit',
      'plug on top of the strut is corroded',
    ],
    answer:
      'Compare left with right at the plug of the damper: an open circuit or a very different value on one side means that its valve coil or the short lead on it has gone. If both read alike at the damper but not at the control unit, the wire in between is broken, as a rule at the bend. Codes for height sensors or a pump point elsewhere. Green contacts are cleaned and sealed before a damper is bought.',
  },
  {
    id: 'chassis-spring-broken-piece-found',
    faults: ['coil-spring-broken'],
    asks: [
      'found a piece of steel ring on the drive, is it my spring',
      'bang in the night and the car leans',
      'chunk of coil lying in the spring seat',
      'only the last inch snapped off, still urgent?',
      'I hear something loose in the spring',
      'piece of metal fell out near wheel, what it is',
      'mechanic says spring is broken but the car sits level',
    ],
    answer:
      'A curved piece of coated steel rod as thick as a finger is the end of a coil spring. The car may sit level all the same, because the lost half turn carried little; the sharp stump can still work its way out of the seat and into the tyre, and it is an MOT failure. Look with a torch at both ends of all four springs, without reaching in, and keep the piece to show the garage.',
  },
  {
    id: 'chassis-spring-tie-wedge',
    faults: ['coil-spring-broken'],
    asks: [
      'can I put a rubber block in the spring until payday',
      'clamp or cable tie the broken coil',
      'weld the spring back together',
      'helper spacer to hold it up for a week',
      'tie the spring with wire temporary',
      'cut the broken end smooth and refit it',
      'chop the same amount off the other side to level it',
    ],
    answer:
      'None of these: a spring cannot be welded, wedged, tied or shortened, because it is hardened steel that breaks again beside the weld, and a loose coil or block ends up in the tyre or jams the steering. A cut spring can also leap from its seat over a crest. The part itself is cheap for most cars. If the money is short, ask for one spring now and its partner later, and do not use the car until then.',
  },
  {
    id: 'chassis-spring-change-how-long',
    faults: ['coil-spring-broken', 'springs-sagged'],
    asks: [
      'how long does a broken spring take to fix',
      'can springs be done while I wait',
      'rear spring easier than the front?',
      'does it need alignment after a new coil spring',
      'is it a job for mobile mechanic, spring change',
      'they say the strut has to come out for it',
      'same day repair for a snapped spring possible',
    ],
    answer:
      'A separate rear spring is often changed within an hour; on a front strut the whole leg comes out and the spring is pressed on the bench, so reckon with a few hours for the pair. It can usually be the same day if the right spring is in stock, so give the registration and, where legible, the colour marks or part number. Alignment is checked after front struts. Ask for top mounts to be looked at while they are out.',
  },
  {
    id: 'chassis-spring-colour-code-wrong',
    faults: ['coil-spring-broken', 'springs-sagged'],
    asks: [
      'how do I know which spring my car has',
      'paint dabs on the spring, what are they',
      'five different springs listed for my reg',
      'will a spring from another engine version fit',
      'spring from shop is thicker than the old one',
      'the colour code has worn off',
      'estate and hatchback springs the same?',
    ],
    answer:
      'Go by the part number or the colour dabs of the old spring, or let a dealer read the build data by the chassis number: engine, gearbox, sunroof, towbar and sports suspension all change the spring. Hold old and new side by side and compare wire thickness, number of turns and the shape of the ends; the length of a broken one misleads. A wrong one sits high or low and upsets headlights and alignment.',
  },
  {
    id: 'chassis-springs-sagged-helpers',
    faults: ['springs-sagged', 'leaf-spring-cracked'],
    asks: [
      'rear sags when towing, spring assisters any good',
      'back end sits low with tools in, stronger springs?',
      'rubber helpers between the coils',
      'how low is too low at the rear',
      'car is down behind when loaded, normal?',
      'air helper bags in the springs for the caravan',
      'add a leaf to the pack on my van',
    ],
    answer:
      'First measure empty, on level ground, and compare with the manual: if it is right then, the car is overloaded or the nose weight is too high, and no spring cures that. If both sides are 20 mm or more low, new springs restore it. Rubber wedges between coils concentrate the bending and break them. Helper springs or an extra leaf must be approved for the car and declared to the insurer, and they do not raise its weight limits.',
  },
  {
    id: 'chassis-leaf-spring-crack-weld',
    faults: ['leaf-spring-cracked', 'leaf-spring-shackle-rusted'],
    asks: [
      'can a cracked leaf spring be welded',
      'one leaf broken in the pack, change all of it?',
      'shackle rusted through, patch it?',
      'van leans to one side, spring hanger rotten',
      'broken leaf of van, can drive unloaded?',
      'drive to the spring shop with a snapped main leaf',
      'u bolts new as well with a leaf spring?',
    ],
    answer:
      'Leaf springs are never welded, because the heat takes their temper and they break beside the seam; the leaves also hold the axle in place, so a broken one can let it shift and steer the van. A spring maker can renew a single leaf, yet the whole pack on both sides is usual. New U-bolts go in and are retightened after a short distance. A rotten hanger needs a welder who replaces the metal. Empty or not, it does not drive there.',
  },
  {
    id: 'chassis-air-which-part-leaks',
    faults: [
      'air-spring-leaking',
      'air-suspension-valve-block-leaking',
      'air-suspension-compressor-failed',
    ],
    asks: [
      'is it the air bag, the valve block or the compressor',
      'one corner down every morning',
      'both rears drop overnight, which part',
      'different corner low each day',
      'air suspension goes down, how to find the leak',
      'measured 3 cm lower after a night at front left',
      'pump runs but car never gets up',
    ],
    answer:
      'Measure from wheel centre to arch at night and in the morning, several times. Always the same corner means that air spring or its pipe; a whole axle or a corner that changes means the valve block; no rise at all with a silent or rattling pump means the compressor, its relay or fuse. Soapy water at the folds of the spring and at the fittings shows bubbles. Stay out from under the car while you look.',
  },
  {
    id: 'chassis-air-down-on-stops-move',
    faults: [
      'air-spring-leaking',
      'air-suspension-compressor-failed',
      'air-suspension-valve-block-leaking',
    ],
    asks: [
      'car is on the floor, can I drive it slowly to the garage',
      'stuck down on the bump stops with the air bag burst',
      'pump it up with a tyre inflator?',
      'is there a way to raise it for recovery',
      'air suspension collapsed, can it be towed',
      'car lie on ground, how to move',
      'fill the air spring by hand through the valve',
    ],
    answer:
      'It is carried, not driven: on its stops the car has no suspension, tyres can rub through on the arches and pipes are torn, and steering and brakes act unpredictably. Some systems can be filled by a trained person through a service valve so that it gets on to a flatbed; a tyre inflator at a guessed connection can burst the bag. Tell the recovery firm that the air suspension has failed, so that they bring ramps.',
  },
  {
    id: 'chassis-air-convert-to-coils',
    faults: [
      'air-spring-leaking',
      'air-suspension-compressor-failed',
      'air-suspension-valve-block-leaking',
    ],
    asks: [
      'coil conversion kit instead of air suspension',
      'is it cheaper to replace the air bags with springs',
      'does converting to coils upset the electronics',
      'remove air and put normal springs, good idea?',
      'conversion kit and the warning light',
      'insurance and mot with a coil swap',
      'fed up with air bags, ditch them?',
    ],
    answer:
      'It can be done on some cars, with a good kit that carries the right load and settles the warning, but you lose self-levelling, comfort and value, headlights may need a fixed setting, and the insurer must agree. Compare it with rebuilt or aftermarket air springs, which cost far less than the dealer’s and are fitted by specialists. A towing or loaded estate suffers most from coils that are too soft.',
  },
  {
    id: 'chassis-air-compressor-with-spring',
    faults: ['air-suspension-compressor-failed', 'air-spring-leaking'],
    asks: [
      'they want a compressor and an air spring together',
      'new compressor died after six months',
      'does the relay need changing with the pump',
      'compressor only or find the leak first',
      'why pump of air suspension is broken',
      'is a dryer included in the new compressor',
      'reconditioned or cheap copy compressor',
    ],
    answer:
      'Leak and compressor belong together: a small leak makes the pump run for too long until it burns out, so a new pump on a leaking system dies the same way. Ask for the leak to be proved and mended first or at the same time. The relay is renewed with the pump, since sticking contacts let it run to death, and so is the dryer, because wet air freezes in the valves. Then the height is set.',
  },
  {
    id: 'chassis-air-spring-one-or-two-diy',
    faults: ['air-spring-leaking'],
    asks: [
      'can I change an air spring at home',
      'need the system be emptied before removing the bag',
      'only left one leaks, replace the right as well?',
      'aftermarket air bags vs original',
      'unscrewing the air line, is it dangerous',
      'do the heights need teaching in afterwards',
      'used air spring from a breaker worthwhile?',
    ],
    answer:
      'Not without the means to let the pressure out through a tester: a line or spring undone under pressure can fly off, and a car that stands on it drops. The new spring must be filled before weight rests on it or it folds wrongly and tears, and the heights are checked afterwards. The other side of the axle is as old and often follows within a year or so. A used one is old rubber.',
  },
  {
    id: 'chassis-air-frost-only',
    faults: [
      'air-spring-leaking',
      'air-suspension-valve-block-leaking',
      'air-suspension-compressor-failed',
    ],
    asks: [
      'air suspension only sinks in frost',
      'warning in cold mornings, ok in the day',
      'drops when it is below zero, fine in summer',
      'frozen valves in the suspension?',
      'in winter car not lift, later lift',
      'why cold weather makes it sag',
      'came back up by itself once it warmed',
    ],
    answer:
      'Cold shows a fault that is already there: stiff rubber leaks at its folds, and moisture from a spent dryer freezes in pump and valves until the day warms them. That it comes up again is only a respite. Have the springs tested with soapy water and the compressor’s dryer checked or renewed before the next winter. Note each morning which corner is low, because that pattern tells the garage more than the warning.',
  },
  {
    id: 'chassis-ride-height-sensor-link',
    faults: ['ride-height-sensor-faulty'],
    asks: [
      'little plastic rod by the wheel is broken, what does it do',
      'headlight range warning and suspension link snapped',
      'one corner sits too high, sensor?',
      'can I glue or tie the ride height link',
      'small bar at the rear arm is off, matter?',
      'does the height sensor need calibration after the swap',
      'popped off when the car was on the lift',
    ],
    answer:
      'That rod tells the car how high it sits, for air suspension and for levelling the headlights. If it merely popped off its ball, it is pressed back on; a broken one is sold separately for many cars. Do not tie it in one position, because the lights then aim wrongly and an air system pumps a corner up or down. A new sensor is set with a tester, with the car at its proper height.',
  },
  {
    id: 'chassis-strut-tower-rust-weld',
    faults: ['strut-tower-rusted', 'leaf-spring-shackle-rusted', 'control-arm-cracked'],
    asks: [
      'can a rusty strut tower be welded',
      'rust near the top of the suspension, how serious',
      'mot fail for corrosion within 30 cm of a mounting',
      'tower bulges under the bonnet, filler over it?',
      'suspension place has rust hole, repair or scrap?',
      'plate over the rust, would that pass',
      'is it worth saving with a rotten spring seat',
    ],
    answer:
      'It can be welded by someone who cuts the rotten metal out and lets in new steel of the same shape and strength; plates over rust, filler and underseal are neither safe nor accepted. Until then it does not go on the road, since the strut can break through. Corrosion that weakens the body near a suspension mounting fails the MOT. Have both sides probed before you decide, because rust there rarely comes alone, and weigh it against the car’s value.',
  },
  {
    id: 'chassis-damper-rear-knock-boot',
    faults: ['rear-shock-mount-loose', 'rear-shock-absorbers-worn', 'stabiliser-link-worn'],
    asks: [
      'knock from the boot over small bumps, nothing loose in there',
      'rap behind the rear seat on rough roads',
      'quiet with passengers in the back, noisy alone',
      'is it the damper or its mount at the rear',
      'hit noise from behind, empty boot',
      'rear top mount gone, can it be seen inside',
      'emptied the boot and spare wheel well, still clonks',
    ],
    answer:
      'A sharp rap over small edges that goes quiet with people in the back is typical of the upper damper mount. Ride in the rear with the trim off, or hold a hand on each damper top while someone bounces the car: a rod that knocks under your hand is the one. First make sure of parcel shelf, seat latches, jack and exhaust hangers. The mount costs little and is renewed on both sides.',
  },
];
