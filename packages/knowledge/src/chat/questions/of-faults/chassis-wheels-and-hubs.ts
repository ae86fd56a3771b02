import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about wheel bearings, hubs, rims, balance, nuts and studs. */
export const chassisWheelAndHubQuestions: readonly CommonQuestion[] = [
  {
    id: 'chassis-bearing-which-side',
    faults: ['wheel-bearing-worn'],
    asks: [
      'which wheel bearing is it, left or right',
      'louder when I turn left, which side is bad',
      'can I tell front from rear by ear',
      'hum gets worse in right hand bends',
      'noise more when curve to left, what bearing',
      'garage is not sure which corner, how do they find it',
      'changed one bearing and the drone is still there',
    ],
    answer:
      'As a rule it grows when weight goes on it, so louder in a left bend means the right side, though sound travels and front and rear are easily confused. On a lift each wheel is spun by hand with a hand on the spring, or driven with microphones clipped to the hubs. Ask for that before the first one is changed. If the drone stayed after a change, cupped tyres or the other bearing are next.',
  },
  {
    id: 'chassis-bearing-no-play-still-bad',
    faults: ['wheel-bearing-worn'],
    asks: [
      'no play in the wheel but it hums',
      'rocked the wheel and it is solid, can the bearing be bad',
      'spins quietly on the jack, noisy on the road',
      'garage says bearing is ok as there is no movement',
      'wheel not loose but noise, is bearing possible?',
      'does a bearing always have play when worn',
      'feels rough when I turn it by hand though it does not wobble',
    ],
    answer:
      'It can very well be: modern double-row bearings hum long before they show play, and some are quiet without weight on them. A hand on the coil spring while the wheel is spun feels the roughness better than the ear. If a gentle swerve at a steady speed changes the noise and the road surface does not, that is stronger evidence than a firm wheel. Play or grinding means that it is already late.',
  },
  {
    id: 'chassis-bearing-pairs-and-parts',
    faults: ['wheel-bearing-worn', 'hub-nut-loose-play'],
    asks: [
      'do both wheel bearings need changing',
      'bearing kit or complete hub',
      'cheap bearing or skf and the like',
      'does the hub nut have to be new',
      'must change two bearings on the axle?',
      'is an abs sensor included with the bearing',
      'used hub with bearing from a breaker',
    ],
    answer:
      'Only the bad one: bearings wear one by one, and a healthy partner stays. Take a bearing maker’s own brand, because cheap ones hum within a year, and check whether yours is a bolt-on hub or pressed in, and whether the sensor ring is built in. A new hub nut and, on many cars, new bolts belong to it. A used hub is as old as the one you throw away.',
  },
  {
    id: 'chassis-bearing-again-soon',
    faults: ['wheel-bearing-worn', 'hub-nut-loose-play'],
    asks: [
      'new wheel bearing noisy after 2000 miles',
      'third bearing on the same corner',
      'why does it keep eating bearings',
      'bearing replaced in autumn and humming again',
      'same bearing broken again, what is reason',
      'could a worn hub flange ruin the new one',
      'fitter used a hammer, is that why',
    ],
    answer:
      'One that dies again soon was nearly always hurt when it was fitted: pressed through the wrong ring, driven in with a hammer, put in a hub or on a flange that is worn or out of round, or its nut was tightened wrongly or with the car’s weight on it. Wide wheels with another offset, and hard kerb hits, shorten its life too. Claim the warranty and ask for a complete hub this time.',
  },
  {
    id: 'chassis-bearing-long-trip-plan',
    faults: ['wheel-bearing-worn'],
    asks: [
      'bearing is droning, can I do 300 miles on it',
      'holiday next week with a humming wheel, put it off?',
      'how many miles from first hum to failure',
      'is the noise alone dangerous',
      'noise of bearing is small, may I travel',
      'going to france with a rumbling bearing',
      'will breakdown cover bother if I knew about it',
    ],
    answer:
      'Have it done before the trip: nobody can say how long it lasts, it often goes from hum to play within a few hundred motorway miles, and then it takes ABS and brakes with it. It is a half-day job that is easy to plan at home and hard abroad. Some breakdown policies exclude a fault that you knew about. Play, grinding, heat at the hub or an ABS light mean that it does not move at all.',
  },
  {
    id: 'chassis-hub-nut-click-tighten',
    faults: ['hub-nut-loose-play'],
    asks: [
      'hub nut is loose, can I just tighten it',
      'click when I go from drive to reverse since the driveshaft job',
      'centre nut came undone',
      'torque of axle nut unknown, tight as I can?',
      'the big nut in middle of wheel is loose, what do',
      'reuse the staked nut?',
      'drove with a slack hub nut, is the bearing dead',
    ],
    answer:
      'Do not drive it and do not only tighten it: a nut that has been slack has let the bearing’s rings move, so it is renewed together with a new nut, and the splines are looked at. The torque is high, given in the manual, and often followed by an angle; too little or too much kills the bearing. The car’s weight stays off the wheel until the nut is tight. Recent work there belongs to that garage.',
  },
  {
    id: 'chassis-balance-still-shakes',
    faults: [
      'wheel-out-of-balance',
      'rim-bent',
      'tyre-flat-spot-out-of-round',
      'hub-centring-ring-missing',
    ],
    asks: [
      'balanced twice and it still shakes at 60',
      'wheels balanced but vibration same as before',
      'they say balance is perfect yet the steering trembles',
      'vibration at motorway speed, what after balancing',
      'balance made three times, wheel still vibrate',
      'road force balancing, does it help',
      'shake came with the new tyres',
    ],
    answer:
      'Then it is something that weights cannot cure: a bent rim, a tyre that is out of round or stiff in one place, dirt or a missing ring between wheel and hub, or a loose part. Ask them to spin each wheel past a pointer, at the rim and at the tread: more than about 1.5 mm of run-out is too much. Moving the wheels front to back tells which one it is, since the shake goes with it.',
  },
  {
    id: 'chassis-balance-front-or-rear',
    faults: ['wheel-out-of-balance'],
    asks: [
      'shake is in the seat not the wheel, rear balance?',
      'can I have just the fronts balanced',
      'steering wobble between 55 and 65 then gone',
      'shakes only with foot on the gas, is it balance',
      'vibration in chair at 100 kmh',
      'lost a wheel weight, how much does it matter',
      'mud or snow in the rims could do it?',
    ],
    answer:
      'A shake in the steering wheel points to the front wheels, one in the seat to the rear, and balance shows at a certain speed with or without the accelerator. If it comes only under power, think of a drive shaft or mount; only on braking, of the discs. Wash the insides of the rims first, as caked mud or snow does the same. A clean patch or an old glue mark shows a lost weight.',
  },
  {
    id: 'chassis-balance-beads-and-diy',
    faults: ['wheel-out-of-balance'],
    asks: [
      'balancing beads or powder in the tyre',
      'can I balance a wheel at home with stick on weights',
      'how often should wheels be balanced',
      'tape a weight back where it came off',
      'balancing liquid good idea?',
      'ignore a slight wobble, what suffers',
      'put the weight on by guess',
    ],
    answer:
      'Have it done on a machine, because a guess of a few grams at the wrong place makes it worse, and it takes only minutes per wheel. Beads and liquids upset pressure sensors and get in the way of a repair, so they do not suit an ordinary car. Balance belongs to each new tyre and each time a wheel starts to shake. Left alone it wears tyres, joints and bearings slowly.',
  },
  {
    id: 'chassis-rim-bent-straighten-leak',
    faults: ['rim-bent', 'tyre-bead-leak-corroded-rim'],
    asks: [
      'alloy has a dent on the inside edge, is it dangerous',
      'can I hammer a bent rim back',
      'tyre loses air since I hit a pothole, rim bent?',
      'buckled wheel put it on the back?',
      'rim is little bended, still ok to use?',
      'straightening an alloy, how do they do it',
      'how much buckle is allowed',
    ],
    answer:
      'Do not hammer it: cold aluminium cracks, and you see the crack only later. A specialist measures it on a machine, straightens slight bends and checks for cracks; a bend at a spoke, a sharp fold or a second one at the same place means another wheel. Moving it to the rear only hides the shake. Look at the tyre’s inner wall for a bulge, and have the alignment checked, as they took the same blow.',
  },
  {
    id: 'chassis-rim-crack-weld-cheap',
    faults: ['rim-cracked'],
    asks: [
      'hairline crack on the inside of my alloy',
      'can a cracked alloy be welded safely',
      'slow puncture from a crack in the wheel',
      'sealant to stop the air from the crack',
      'crack in jante, can I still use for short time',
      'bubbles come out of the bare metal',
      'cheap replica wheel cracked, what to buy instead',
    ],
    answer:
      'Take it off and do not use it again: a crack grows with every turn, and the wheel can break up or drop the tyre at speed. Sealant only hides the leak. Welding is refused by most wheel makers, because the heat weakens the metal around the seam. Fit the spare, or a new or good used wheel of the same size, offset and load rating from a maker whose wheels are tested, not another copy.',
  },
  {
    id: 'chassis-used-wheel-buying',
    faults: ['rim-bent', 'rim-cracked', 'hub-centring-ring-missing'],
    asks: [
      'what do I check on a second hand alloy',
      'will a wheel from another model fit mine',
      'offset et and pcd, what must match',
      'single used wheel to replace the buckled one',
      'buy used rim, what numbers are important',
      'different centre bore, does it need rings',
      'winter wheels from ebay shake',
    ],
    answer:
      'Match number and spacing of the holes, width, diameter, offset (ET), load rating, centre bore and the shape of the nut seats; the figures are cast inside the spokes. If the centre bore is larger than your hub, it needs the right centring rings. Look at the inner lip for dents, cracks and welding, and have it spun before you pay. Different nuts or bolts than yours may be needed, cone or ball.',
  },
  {
    id: 'chassis-centring-ring-plastic-metal',
    faults: ['hub-centring-ring-missing'],
    asks: [
      'plastic or metal spigot rings',
      'ring stuck on the hub, is it needed',
      'how do I know the size of the centring ring',
      'shakes since the winter wheels went on',
      'ring in middle of wheel is lost, important?',
      'can wheel nuts alone centre a wheel',
      'put the ring on the wrong axle, matter?',
    ],
    answer:
      'Both kinds work: metal lasts longer, and plastic does not rust on to the hub but cracks with age. The ring’s outer size is the bore of the wheel and the inner one that of your hub, both measured with a calliper. Without it the wheel sits slightly off centre and shakes however well it is balanced. Clean the hub face, press the ring in and tighten crosswise with the wheel hanging free.',
  },
  {
    id: 'chassis-wheel-nut-loose-drove-on-it',
    faults: ['wheel-nuts-loose', 'wheel-stud-broken'],
    asks: [
      'wheel was loose and I drove on it, what is damaged',
      'found three loose nuts after the tyre place',
      'tightened the nuts, can I forget it now',
      'clicking and wobble after new tyres',
      'screws of wheel were loose, is my wheel bad?',
      'holes in the alloy gone oval',
      'tyre shop left my wheel loose, do they pay',
    ],
    answer:
      'Have the wheel taken off and looked at before it goes anywhere: oval holes, shiny worn seats, stretched studs and damaged threads mean new wheel and studs, because tightening alone will not hold them. If everything is clean and sharp, it is tightened crosswise to the handbook’s figure and checked again after some 30 to 50 miles. Photograph it, keep the bill of the tyre change and speak to that shop at once.',
  },
  {
    id: 'chassis-stud-broken-drive-on-four',
    faults: ['wheel-stud-broken'],
    asks: [
      'one stud snapped, can I drive on four',
      'missing a wheel bolt, legal?',
      'how are broken studs replaced',
      'sheared bolt stuck in the hub, how to get out',
      'one screw of five broken, go to work?',
      'should all studs on that wheel be new',
      'does a stud need the hub off',
    ],
    answer:
      'Not as a way to carry on: the remaining ones carry more than they were made for and may have been stretched by the same overtightening, and a missing nut or stud fails the MOT. A pressed-in stud is often renewed without taking the hub off; a sheared bolt is drilled out by someone with a guide. Have the other ones on that wheel checked and, where the wheel was loose, renew all of them.',
  },
  {
    id: 'chassis-thread-strip-helicoil',
    faults: ['wheel-bolt-thread-damaged'],
    asks: [
      'wheel bolt keeps turning and never gets tight',
      'can a hub thread be helicoiled',
      'tap out the thread and use it again',
      'cross threaded wheel bolt, is the hub scrap',
      'bolt of wheel turn without end',
      'leave that bolt out until next month',
      'longer bolt to catch the good thread?',
    ],
    answer:
      'Leave the car standing until it is mended: a bolt that does not get tight clamps nothing. A slightly marked thread may be cleaned with a thread chaser and a new bolt; a stripped one needs a solid steel insert fitted by someone who does it professionally, if the maker allows it, or a new hub. A longer bolt may touch brake or bearing parts behind the hub. Bolts always go in by hand for several turns first.',
  },
  {
    id: 'chassis-swollen-nuts-replace',
    faults: ['lug-nuts-swollen'],
    asks: [
      'wheel brace does not fit my nuts any more',
      'nuts are swollen, which ones do I buy instead',
      'cap on the wheel nut is loose and turning',
      'hammer a bigger socket on?',
      'nut of wheel is fat, key not enter',
      'is it normal that chrome nut covers expand',
      'one piece nuts better?',
    ],
    answer:
      'Replace them with solid one-piece nuts of the same thread, seat shape and length, and do it at home before a puncture in the rain forces you. Rust between the steel core and its thin cap makes them swell, and a tyre shop that hammers a socket on splits them further. A six-point socket half a size larger usually gets them off. Count all four wheels and check that your brace fits the new ones.',
  },
  {
    id: 'chassis-locking-nut-stripped-pattern',
    faults: ['locking-wheel-nut-lost-key'],
    asks: [
      'locking nut key has stripped, how do I get them off',
      'key slips in the lock nut',
      'is hammering on a socket ok for a locking nut',
      'weld a bolt on to the locking nut',
      'key for special bolt broke, how to open',
      'ring of the locking nut spins round',
      'who removes locking nuts at home and will it mark my alloys',
    ],
    answer:
      'Stop turning while some of the pattern is left, and have a mobile locking-nut specialist or tyre shop take it off with a cutting or gripping tool; most get it out within minutes and without marks. A socket hammered on can mark the alloy and hurt the bearing, and welding ruins the wheel’s finish. Then fit ordinary nuts or a new set with its key, tighten by hand tool only, and photograph the code card.',
  },
  {
    id: 'chassis-wheel-stuck-hub-clean',
    faults: ['wheel-seized-to-hub'],
    asks: [
      'wheel will not come off though all bolts are out',
      'kick the tyre to get the wheel off, safe?',
      'stuck alloy on the hub, penetrating oil?',
      'drive with loose bolts to break it free',
      'wheel glued with rust, breakdown man could not',
      'how do I stop the wheels rusting on again',
      'hit the alloy from behind with a hammer?',
    ],
    answer:
      'Do not drive with loose bolts, which can shear them or lose the wheel, and do not hit the alloy. With the car on axle stands and one nut left on by a few turns, push the tyre with both feet from alternate sides, or thump the tyre’s wall with a rubber mallet or a block of wood. A little penetrating oil at the centre helps, kept off the brake. Then brush the hub clean and leave a very thin film of paste.',
  },
  {
    id: 'chassis-wheel-jack-safety-look',
    faults: [
      'wheel-bearing-worn',
      'tie-rod-end-worn',
      'ball-joint-worn',
      'tyre-puncture-nail',
      'front-brake-pads-worn',
    ],
    asks: [
      'can I check for play with the car on its own jack',
      'is the scissor jack enough to look underneath',
      'where do I put an axle stand',
      'quick look under the car on the jack ok?',
      'I have only the jack from the car, can I work',
      'bricks instead of axle stands',
      'wheel off and put it under the sill as a safety',
    ],
    answer:
      'Never put any part of yourself under a car that is held by a jack, and never use bricks, which burst: cars fall off jacks without warning. Rocking a wheel from beside the car while it is just off the ground is as far as it goes, on hard level ground, with chocks at the other axle. For everything else use two axle stands at the points that the handbook shows. A wheel under the sill is an extra, not a support.',
  },
];
