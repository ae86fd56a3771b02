import type { CommonQuestion } from '../common-question.ts';

/** What owners ask next about wheels, tyres and wheel bearings. */
export const wheelAndTyreQuestions: readonly CommonQuestion[] = [
  {
    id: 'tyres-in-pairs',
    about: ['tyre', 'tyres', 'tire', 'tires'],
    asks: [
      'do I have to buy two tyres',
      'can I replace just one tyre',
      'one tyre punctured do I need a pair',
      'is it ok to have one new tyre and one worn',
      'do all four tyres need changing',
      'how different can the tread be across an axle',
      'same brand on both sides?',
    ],
    answer:
      'Two on an axle are best: with the same make, model and similar tread both sides grip, brake and drain water alike. If the other tyre is nearly new, one of the very same kind will do. In Great Britain cross-ply and radial must not be mixed on an axle, and size and load rating must suit the car. On permanent four-wheel drive the tread of all four may have to match; the handbook has the limit.',
  },
  {
    id: 'tyres-four-wheel-drive',
    about: ['awd', '4x4', 'four-wheel drive', '4wd', 'tyres', 'tyre'],
    asks: [
      'do I need four new tyres on an awd',
      'can different tread depths damage a 4x4',
      'xdrive tyres must they all match',
      'one tyre ruined on a four wheel drive car',
      'can odd tyres wreck the transfer box',
      'how much difference in tread is ok on all wheel drive',
    ],
    answer:
      'Often all four, or at least all alike: a worn tyre is smaller and turns faster, and on permanent four-wheel drive the centre differential or its clutches then work all the time and overheat. Makers set limits, some only of two or three millimetres of tread, so look in the handbook for yours. Where one tyre is lost, ask a tyre shop for one of the same model with similar tread, or one shaved to match.',
  },
  {
    id: 'new-tyres-front-or-back',
    about: ['tyre', 'tyres', 'tire', 'tires'],
    asks: [
      'should new tyres go on the front or the back',
      'best tyres front or rear',
      'why did they put my new tyres on the back',
      'fwd car new tyres on which axle',
      'tyre shop moved the old ones to the front',
      'which end gets the good pair',
    ],
    answer:
      'On the rear, say the tyre makers, whichever wheels are driven: if the rear loses grip first in the wet, the car spins, and that is harder to catch than a front that pushes wide. The front pair must still be sound and well above the limit. If front and rear have different sizes or the tyres have a direction of rotation, they stay where they belong.',
  },
  {
    id: 'part-worn-tyres',
    about: ['tyre', 'tyres', 'part worn'],
    asks: [
      'are part worn tyres safe',
      'should I buy second hand tyres',
      'is it legal to sell part worns',
      'cheap used tyres worth it',
      'what should I look for on a part worn',
      'used tyres from a scrapyard ok?',
    ],
    answer:
      'They are legal to sell in Great Britain if they are marked “part worn”, have at least 2 mm across the tread and no damage, yet checks by safety groups find many that break the rules. You cannot see whether one was driven flat or repaired badly. Beside a new budget tyre with 8 mm they are rarely cheaper per mile. If you must, read the date of making and look at the inside as well.',
  },
  {
    id: 'tyre-age',
    about: ['tyre', 'tyres', 'cracks', 'perished'],
    asks: [
      'how old can tyres be',
      'how do I read the date on a tyre',
      'are cracked tyres dangerous',
      'tread is fine but tyres are ten years old',
      'do tyres go out of date',
      'what does perished mean on a tyre',
      'tyre sidewall cracking mot',
    ],
    answer:
      'Rubber ages even with full tread: many makers advise to have tyres looked at yearly from five years on and to renew them by about ten at the latest. The last four digits after DOT give week and year, so 2319 is week 23 of 2019. Fine surface crazing is an advisory; cracks that are deep or show cords fail. Sun, long parking and low pressure hasten it, so caravans and seldom used cars are the usual victims.',
  },
  {
    id: 'tyre-pressure-where',
    about: ['tyre', 'tyres', 'pressure', 'psi', 'tpms'],
    asks: [
      'what pressure should my tyres be',
      'where do I find the tyre pressure',
      'should I check tyres hot or cold',
      'is the number on the tyre sidewall the pressure',
      'why are my tyres higher after driving',
      'how often should I check tyre pressures',
      'does cold weather lower tyre pressure',
    ],
    answer:
      'It is on a label in the driver’s door frame or the fuel flap and in the handbook, with one value for light and one for full load; the figure on the tyre’s wall is its maximum, not your pressure. Measure cold, before driving or after a mile or two, because warm tyres read several psi more, and never let that air out. As a rough rule ten degrees colder takes about 1 to 2 psi. Check monthly and before long trips.',
  },
  {
    id: 'tpms-sensor-battery',
    about: ['tpms', 'tyre pressure sensor', 'pressure sensor', 'sensor'],
    asks: [
      'do tyre pressure sensors have batteries',
      'can I change the battery in a tpms sensor',
      'how long does a tpms sensor last',
      'should all tpms sensors be replaced together',
      'why is the tpms light flashing',
      'are aftermarket tpms sensors any good',
      'do I need new sensors when I buy tyres',
    ],
    answer:
      'Sensors inside the wheels have a sealed battery that lasts some five to ten years; it cannot be changed, so the sensor is renewed, best while the tyre is off anyway. If one is dead of age the others follow soon, and doing the set saves labour. Good universal sensors can be programmed as a copy of the old ones. A light that flashes for a minute or so and then stays on means as a rule a faulty system; a steady one, a soft tyre.',
  },
  {
    id: 'nitrogen-in-tyres',
    about: ['tyre', 'tyres', 'nitrogen'],
    asks: [
      'is nitrogen in tyres worth it',
      'can I top up nitrogen tyres with air',
      'do nitrogen filled tyres lose less pressure',
      'green valve caps what does it mean',
      'tyre shop offered nitrogen for extra',
      'air or nitrogen for my wheels',
    ],
    answer:
      'Not worth paying for on an ordinary car: air is already almost four fifths nitrogen, and the gain in how long the pressure holds is small. It cures no leak, vibration or worn tyre. Nothing is wrong with it either, and you may top it up with plain air at any time; green valve caps only show what was filled in. A monthly check with a gauge does more.',
  },
  {
    id: 'balance-or-alignment',
    about: ['balance', 'balancing', 'alignment', 'tracking', 'vibration', 'wheel'],
    asks: [
      'what is the difference between balancing and alignment',
      'will tracking cure the vibration',
      'do I need wheels balanced or aligned',
      'why do wheels go out of balance',
      'balanced twice and it still shakes',
      'what is road force balancing',
    ],
    answer:
      'Balancing cures a shake that comes at a certain speed, often from 50 to 70 mph; alignment cures pulling, a crooked wheel and one-sided wear, and never a vibration. If it shakes after balancing, ask for a look at rim and tyre turning: a bent rim, a flat-spotted tyre, dirt between wheel and hub or a missing centring ring cannot be balanced away. A road-force machine presses on the tyre and finds those that are stiff in one place.',
  },
  {
    id: 'wheel-refurb-or-weld',
    about: ['rim', 'alloy', 'alloys', 'wheel', 'wheels'],
    asks: [
      'can a bent alloy be straightened',
      'can a cracked alloy wheel be welded',
      'is it safe to repair a buckled wheel',
      'straighten or replace the rim',
      'cracked rim repair or scrap',
      'will insurance pay for a buckled alloy',
    ],
    answer:
      'A slight bend can be straightened by a wheel specialist who measures it on a machine; a big dent or a second repair in the same place is better a new or good used wheel. Welding a crack is advised against by most wheel makers: a weld at a spoke or at the outer edge can let go. A steel wheel is simply exchanged. Afterwards it is balanced, and tyre and suspension are looked at, since they took the same blow.',
  },
  {
    id: 'bearing-or-tyre-noise',
    about: ['wheel bearing', 'bearing', 'hum', 'drone', 'tyre', 'tyres'],
    asks: [
      'how do I know if it is a bearing or the tyres',
      'which side is the wheel bearing',
      'how can I tell which bearing is gone',
      'humming noise tyre or bearing test',
      'does swerving show which bearing',
      'bearing replaced but the noise is still there',
    ],
    answer:
      'Change the road and the load: tyre noise alters with the surface, a bearing’s hum does not, and it changes when you lean the car in a long bend, as a rule louder with the weight on the bad side. On the lift the wheel is spun with a hand on the spring, which feels a rough bearing, and rocked for play. Feel the tread for saw-toothed edges. Swapping front and rear wheels moves tyre noise and leaves bearing noise.',
  },
  {
    id: 'wheel-bearing-life',
    about: ['wheel bearing', 'bearing', 'hub'],
    asks: [
      'how long will a bad wheel bearing last',
      'why do wheel bearings go',
      'did the pothole kill my bearing',
      'can a wheel bearing be greased',
      'how long should a wheel bearing last',
      'new bearing failed after a few months',
      'do big wheels wear out bearings',
    ],
    answer:
      'Modern bearings are sealed for life, cannot be greased, and often last 100,000 miles. Blows from kerbs and potholes, deep water, wide wheels with another offset, and age end them sooner. One that fails again soon was as a rule pressed in by the wrong ring, fitted in a damaged hub, or its nut was tightened wrongly. How long a noisy one lasts nobody knows: it gets louder, then loose, and the verdict here decides about driving.',
  },
  {
    id: 'wheel-bearing-fail-driving',
    about: ['wheel bearing', 'bearing', 'hub'],
    asks: [
      'what happens if the wheel bearing collapses',
      'can the wheel fall off with a bad bearing',
      'is a noisy bearing dangerous',
      'what are the signs the bearing is about to go',
      'can a bearing seize while driving',
      'what damage does a bad bearing do',
    ],
    answer:
      'In the end it gets play: the wheel wobbles, the steering feels vague, ABS warnings may come because the sensor loses its ring, and the brake pads are pushed back so that the pedal is long. At worst the hub overheats, seizes or comes apart and the wheel is lost. Grinding, heat at the hub, a burnt smell or a wheel that rocks by hand mean stop. The verdict of this diagnosis decides whether it may be driven.',
  },
  {
    id: 'wheel-bearing-diy',
    about: ['wheel bearing', 'bearing', 'hub', 'hub nut'],
    asks: [
      'can I change a wheel bearing at home',
      'do I need a press for the wheel bearing',
      'why does it matter which way round the bearing goes',
      'can I reuse the hub nut',
      'bearing or the whole hub',
      'hammer a bearing in ok?',
    ],
    answer:
      'A bolt-on hub unit is a fair home job with the car on stands and a torque wrench for the axle nut; a pressed-in bearing needs a press or the right puller. Never drive it in with a hammer or press through the inner ring: that dents it and it hums soon. Many have a magnetic ABS ring on one side, which must face the sensor and stay away from magnets. A staked or self-locking axle nut is new each time.',
  },
  {
    id: 'wheel-nut-torque',
    about: ['wheel nut', 'wheel nuts', 'wheel bolts', 'wheel bolt', 'lug nut'],
    asks: [
      'how tight should wheel nuts be',
      'do I need to retighten the wheels after 50 miles',
      'can I put grease on the wheel bolts',
      'is it ok to tighten wheel nuts with an impact gun',
      'what torque for the wheel bolts',
      'wheel nuts keep coming loose',
    ],
    answer:
      'The torque is in the handbook and differs between cars, so tighten crosswise with a torque wrench, car on the ground, threads clean and dry: grease lets nuts be overtightened and come loose. An impact gun stretches studs and warps discs. Check them again after about 30 to 50 miles, as tyre shops ask. Nuts that loosen again mean dirt or paint between wheel and hub, a worn seat, the wrong taper or a damaged stud: stop and have that looked at.',
  },
  {
    id: 'locking-nut-key-lost',
    about: ['locking nut', 'locking wheel nut', 'wheel nut', 'wheel nuts', 'wheel bolts'],
    asks: [
      'I lost the locking wheel nut key what now',
      'how do I get a locking nut off without the key',
      'can a garage remove locking nuts',
      'where is the locking nut key in the car',
      'do I have to have locking wheel nuts',
      'dealer can get me another key?',
    ],
    answer:
      'Look first where it hides: with the jack, in the glovebox or boot floor, and ask the last garage or tyre shop, who often leave it in the gun. A dealer can order one by the code on its card, or try a master set. Tyre shops and mobile specialists pull the nuts with a removal tool in some minutes each; a hammered-on socket is the rough way and may mark the alloy. Ordinary nuts may replace them.',
  },
  {
    id: 'wheel-stuck-on-hub',
    about: ['wheel', 'hub', 'seized', 'rusted'],
    asks: [
      'nuts are off but the wheel will not come off',
      'how do I free a wheel stuck to the hub',
      'can I kick the tyre to loosen it',
      'hammer the wheel off from behind',
      'how to stop the wheel sticking to the hub next time',
      'is it ok to drive with loosened nuts to free the wheel',
    ],
    answer:
      'Rust between the alloy and the hub glues it on. Put the nuts back two turns short of tight, set the car on the ground, and rock it, or turn the steering from side to side; then push at the tyre with both feet from opposite sides, with the car on axle stands. Never drive it loose, heat it or get under it while hitting. Clean the hub face and centre afterwards and leave a very thin film of paste there, none on studs.',
  },
  {
    id: 'space-saver-rules',
    about: ['spare', 'spare wheel', 'space saver', 'tyre', 'puncture'],
    asks: [
      'how fast can I go on a space saver',
      'how far can I drive on the spare',
      'can I use the space saver on the front',
      'is it ok to drive on the motorway with a space saver',
      'my car has no spare wheel, why',
      'can I buy a spare wheel for my car',
      'skinny spare legal?',
    ],
    answer:
      'At most 50 mph for nearly all of them, and only to get to a repair: the label on the wheel and the handbook have the limits. It grips and brakes worse, so drive gently and set its pressure, which is often high. On a powered axle with four-wheel drive or a limited-slip differential some makers want it at the other end. Many cars come without one to save weight; kits with wheel and jack exist for most models.',
  },
  {
    id: 'winter-tyres-need',
    about: ['tyre', 'tyres', 'winter tyres', 'all season'],
    asks: [
      'do I need winter tyres',
      'are all season tyres any good',
      'what do the m+s and snowflake marks mean',
      'can I fit two winter tyres only',
      'are winter tyres compulsory',
      'summer tyres in snow what happens',
    ],
    answer:
      'British law does not ask for them; many European countries do in winter, so look before a trip. Below about 7 degrees they grip better in cold, wet and snow, and the three-peak snowflake marks the tested ones, while M+S says little. All-season tyres suit most of Britain. Fit four: two on one axle make the other slide. The insurer as a rule wants nothing, but ask if the size differs.',
  },
  {
    id: 'tyre-marks-speed-load',
    about: ['tyre', 'tyres', 'load index', 'speed rating'],
    asks: [
      'what do the numbers on my tyre mean',
      'can I fit a lower speed rating',
      'does the load index matter',
      'what is an xl tyre',
      'can I use a different tyre size',
      'what does 205/55 r16 91v mean',
      'are wider tyres allowed',
    ],
    answer:
      'In 205/55 R16 91V the tyre is 205 mm wide, its wall 55 per cent of that, for a 16 inch rim; 91 is the load index and V the speed. Load and speed rating must be at least what the handbook asks for, and too low a load index fails the MOT. XL means reinforced. Another size changes speedometer, clearance and insurance, so use only sizes that the maker lists for your car.',
  },
  {
    id: 'run-flat-tyres',
    about: ['run flat', 'runflat', 'run-flat', 'tyre', 'tyres'],
    asks: [
      'can I replace run flats with normal tyres',
      'how far can I drive on a run flat',
      'can a run flat be repaired',
      'mixing run flat and normal tyres',
      'how do I know if I have run flats',
      'are runflats worth it',
    ],
    answer:
      'You may on many cars, all four together, with the tyre-pressure monitor working and a sealant kit or spare on board; ask the maker and mention it to the insurer. Do not mix the two kinds. With no air they carry the car only a limited distance, often given as 50 miles at up to 50 mph, as the handbook says. Most makers advise against repair once one has run without air, because the damage is inside.',
  },
  {
    id: 'tyre-rotation',
    about: ['tyre', 'tyres', 'rotate', 'wear'],
    asks: [
      'should I rotate my tyres',
      'how often should tyres be swapped front to back',
      'can I swap tyres side to side',
      'what are directional tyres',
      'is rotating tyres worth it',
      'which way do directional tyres go',
    ],
    answer:
      'It can even out wear, where the handbook allows it: front to rear on the same side every 5,000 to 8,000 miles or so. Tyres with an arrow must turn that way, those marked outside must have that side out, and cars with wider rear tyres do not swap at all. Do it before the difference is large. Fast or one-sided wear is not cured by rotation: that is pressure, alignment or a worn part.',
  },
  {
    id: 'car-parked-flat-spots',
    about: ['tyre', 'tyres', 'flat spot', 'vibration', 'parked'],
    asks: [
      'can sitting for a long time damage tyres',
      'car vibrates after being parked for months',
      'do flat spots go away',
      'how do I store a car so the tyres are ok',
      'thumping after it was parked all winter',
      'should I pump tyres up for storage',
    ],
    answer:
      'Yes: where it rests, the rubber takes a set, and it thumps for the first miles. A light flat spot goes once the tyres are warm, after some 20 miles; after months of parking with low pressure it may stay, and so does one from locked wheels. For storage pump them to the upper figure on the label, move the car a little every few weeks, and keep them out of the sun. Look for cracks before you use it.',
  },
];
