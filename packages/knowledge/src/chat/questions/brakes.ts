import type { CommonQuestion } from '../common-question.ts';

/** What owners ask next about brakes. */
export const brakeQuestions: readonly CommonQuestion[] = [
  {
    id: 'brake-pads-per-axle',
    about: ['brake pad', 'brake pads', 'pads', 'brake shoes', 'caliper'],
    asks: [
      'can I just change the pads on one side',
      'only one wheel is worn do I need pads on both sides',
      'is it all right to replace one pad and leave the rest',
      'pads on the left only?',
      'why do they want to sell me a full axle set when one pad is gone',
      'do I have to do both wheels',
      'one pad is down to metal the other three look fine, can I swap just that one',
    ],
    answer:
      'Both wheels of an axle, always: pads are sold as an axle set because old and new linings grip differently, and the car would pull to one side when you brake. If one pad is far thinner than its partner, something made it so, as a rule a seized slide pin or piston, and new pads will wear the same way until that is freed.',
  },
  {
    id: 'brake-discs-with-pads',
    about: ['brake pads', 'pads', 'brake discs', 'discs', 'rotors'],
    asks: [
      'do I need new discs as well as pads',
      'can I put new pads on old discs',
      'garage says discs too, is that a con',
      'are the discs always changed when the pads are',
      'just pads or pads and rotors?',
      'is there any point doing pads without discs',
      'how do they decide if the discs are worn',
    ],
    answer:
      'Not always: discs stay if they are above the minimum thickness that is stamped on them, smooth, free of cracks and deep rust, and do not shake the pedal. New pads on scored or lipped discs bed in badly and may squeal. Ask the garage for the measured thickness beside the limit. New discs do always get new pads, because worn pads carry the old disc’s shape.',
  },
  {
    id: 'brakes-front-and-rear-together',
    about: ['brake pads', 'pads', 'discs', 'brakes'],
    asks: [
      'should I do all four wheels at the same time',
      'fronts are worn, do the rears need doing as well',
      'do front and back brakes get replaced together',
      'can I do the front axle now and the back later',
      'is it ok to only replace the front ones',
      'all round or just the front?',
    ],
    answer:
      'No, each axle is judged by itself: the front brakes do most of the work and on most cars wear faster. There is no harm in new linings on one axle and half-worn ones on the other, as long as both sides of an axle match. Have the other axle measured while the wheels are off, so that the next visit is planned and not a surprise.',
  },
  {
    id: 'brake-disc-skimming',
    about: ['brake discs', 'discs', 'rotors', 'brake disc'],
    asks: [
      'can the discs be skimmed instead of replaced',
      'is machining the rotors worth it',
      'can warped discs be straightened',
      'could a garage turn the discs down',
      'do I have to buy new ones or can they be resurfaced',
      'on car lathe for discs any good',
    ],
    answer:
      'Sometimes: discs that shake but are thick enough can be skimmed, best on the car, so that they run true to their own hub. They must still be above the minimum thickness afterwards, and few British garages have the machine. Discs for ordinary cars are often cheap enough that new ones make more sense. Cracked, heavily rusted or thin discs are only renewed.',
  },
  {
    id: 'brake-judder-cause',
    about: ['brake discs', 'discs', 'rotors', 'judder'],
    asks: [
      'what makes discs warp',
      'why have my discs warped after so few miles',
      'was it driving through a puddle that warped them',
      'did I do something to cause the judder',
      'how do I stop the new discs warping again',
      'new discs juddering after a few thousand miles why',
    ],
    answer:
      'Most discs do not warp by heat: they run slightly out of true from the day they are fitted, and the pads then wear one spot thin or leave lining on it. Rust under the disc on the hub face, uneven wheel nuts and a dragging caliper bring it on. So the hub face is cleaned and the run-out measured when discs are fitted, nuts are tightened evenly with a torque wrench, and you avoid holding hot brakes still after a hard stop.',
  },
  {
    id: 'brake-fluid-age',
    about: ['brake fluid', 'brakes', 'brake'],
    asks: [
      'how often should brake fluid be changed',
      'does brake fluid go off',
      'the fluid has never been changed, does it matter',
      'is a brake fluid change a rip off',
      'my fluid is dark brown is that bad',
      'they say there is water in my brake fluid',
      'what does brake fluid water content mean',
    ],
    answer:
      'Usually every two years; the service schedule has the interval for your car. The fluid draws water from the air, which lowers its boiling point and rusts calipers and ABS valves from inside; in a long descent vapour forms and the pedal goes to the floor. Colour says little. A garage measures the boiling point or the water content with a tester, so ask for that figure.',
  },
  {
    id: 'brake-fluid-types',
    about: ['brake fluid', 'dot 4', 'dot 3', 'dot 5.1', 'brakes', 'clutch'],
    asks: [
      'can I mix dot 4 and dot 5.1',
      'which brake fluid do I need',
      'is dot 3 ok instead of dot 4',
      'what does dot 4 mean',
      'any brake fluid will do?',
      'put the wrong brake fluid in what now',
      'dot 5 and 5.1 the same thing?',
    ],
    answer:
      'Use the grade that is printed on the reservoir cap. DOT 3, 4 and 5.1 are of one chemical family and mix, though the mixture is only as good as the weaker one; DOT 5 is silicone and must never go in with them. Oil, power-steering fluid or coolant in the reservoir swells every seal: do not press the pedal, do not drive, and have the system drained by a garage. Use a bottle that was sealed until now.',
  },
  {
    id: 'brake-bleeding-after-repair',
    about: ['caliper', 'brake hose', 'brake pipe', 'master cylinder', 'brake fluid', 'brakes'],
    asks: [
      'do the brakes need bleeding afterwards',
      'will they have to bleed it after changing the caliper',
      'can I bleed the brakes myself',
      'is bleeding needed for pads only',
      'do all four corners need bleeding',
      'does abs need a computer to bleed',
      'how do you get the air out again',
    ],
    answer:
      'Whenever the hydraulic system was opened, yes: after a caliper, hose, pipe or master cylinder it is bled until no bubble comes and the pedal is firm. Pads and discs by themselves need none. On many cars an ABS unit that ran dry needs a diagnostic tool to open its valves. It can be done at home by two people who have learnt it, in the order of the workshop manual, but if the pedal is soft at the end the car does not move.',
  },
  {
    id: 'brake-noise-spray',
    about: ['brake', 'brakes', 'pads', 'discs', 'squeal'],
    asks: [
      'can I spray something on the brakes to stop the noise',
      'would wd40 stop the squeaking brakes',
      'oil on the discs to quieten them?',
      'copper grease on the pads will that fix squeal',
      'mate said put grease on the disc',
      'is there a spray for squealing brakes',
    ],
    answer:
      'Nothing oily goes anywhere near discs or the faces of pads: one squirt of WD-40, oil or grease ruins the linings and that wheel hardly brakes any more. What does help is brake cleaner on dirty parts, and a thin film of proper brake grease on slide pins and the pad edges where the maker says so. Ordinary copper grease swells some rubbers, so use what the pad maker names.',
  },
  {
    id: 'brake-bedding-in',
    about: ['brake pads', 'pads', 'discs', 'brakes', 'shoes'],
    asks: [
      'do new brakes need bedding in',
      'how should I drive on new pads',
      'brakes feel weak since the new pads went on',
      'new pads smell and feel wooden is that right',
      'how many miles until new brakes work properly',
      'can I brake hard straight after the pads were changed',
    ],
    answer:
      'Yes, for the first hundred miles or two: new linings touch the disc only in places, so brake gently and often, leave extra distance and avoid emergency stops if you can. A slight smell and a duller pedal are common at first. A pedal that sinks, is spongy, or a car that pulls is not bedding in: go back to whoever fitted them before you drive on.',
  },
  {
    id: 'caliper-seizing-cause',
    about: ['caliper', 'slide pins', 'seized', 'sticking brake', 'binding'],
    asks: [
      'why do calipers seize',
      'what makes a brake stick on',
      'how do I stop it seizing again',
      'car was parked for months and the brake stuck, is that why',
      'does road salt do this',
      'is it because I hardly use the car',
      'can a sticking caliper come back after repair',
    ],
    answer:
      'Rust and dried grease: a torn dust boot or old fluid lets water at the piston, salt gets at the slide pins, and a car that is parked for weeks gives both time to work. To prevent it, have the pins cleaned and greased whenever the pads are out, renew the fluid on schedule, use the car regularly and brake firmly now and then so that the parts move through their full travel.',
  },
  {
    id: 'caliper-rebuild-or-new',
    about: ['caliper', 'calipers'],
    asks: [
      'can a caliper be repaired instead of replaced',
      'are reconditioned calipers any good',
      'is a seal kit enough or do I need a new caliper',
      'can I free off the caliper rather than buy one',
      'refurbished or brand new caliper',
      'used caliper from a breakers ok?',
      'what is the surcharge on a caliper',
    ],
    answer:
      'Often it can: if only the slide pins are stuck, cleaning, new boots and grease cure it; a lightly marked piston can be renewed with a seal kit. A pitted bore needs another caliper. Reconditioned ones from a good supplier are fine and cost less; the surcharge is a deposit that you get back for the old one. A used caliper of unknown age is the poorest choice for a brake.',
  },
  {
    id: 'brake-isolate-one-wheel',
    about: ['brake', 'brakes', 'caliper', 'brake hose', 'brake pipe'],
    asks: [
      'can I clamp the hose and drive on three brakes',
      'can I block off one brake to get it home',
      'can I disconnect the sticking brake for now',
      'take the pads out of that wheel and drive home?',
      'cap off the leaking pipe and use the other brakes',
      'crimp the brake line temporarily',
    ],
    answer:
      'No: never clamp, cap or disconnect one brake and drive. The car then pulls hard to the other side when you brake, half of the hydraulic system may be gone, and ABS and stability control cannot correct it. It is also an offence in Great Britain to use a car with a brake out of order. Have it recovered, or repaired where it is.',
  },
  {
    id: 'handbrake-stuck-after-parking',
    about: ['handbrake', 'parking brake', 'brakes', 'drums'],
    asks: [
      'handbrake stuck on after the car stood',
      'how do I free a frozen handbrake',
      'brakes rusted on after a few weeks parked',
      'can I rock the car to free the brake',
      'should I leave the handbrake off when parked for long',
      'handbrake froze overnight what to do',
    ],
    answer:
      'Often it frees by rocking: on level ground, engine running, select first and then reverse, let the clutch bite gently and try each way without high revs. If the wheel still does not turn, leave it, because tearing at it rips linings off. For long parking leave a manual in gear on the flat with chocks at the wheels and the handbrake off; then it cannot rust on. One that hangs on again needs the garage.',
  },
  {
    id: 'electric-handbrake-service-mode',
    about: ['electric parking brake', 'epb', 'parking brake', 'rear pads', 'caliper'],
    asks: [
      'how do I wind back the rear caliper with electric handbrake',
      'do I need a computer to change rear pads',
      'what is service mode on the handbrake',
      'can I push the piston back with a clamp on an epb',
      'does the electronic parking brake need a tool for pads',
      'changing rear pads at home with electric handbrake',
    ],
    answer:
      'With an electric parking brake the rear pistons are first driven back in service mode, through a menu on some cars and with a diagnostic tool on most. Forcing them with a clamp strips the gears of the motor, and a motor that moves while a hand is in there crushes fingers. Leave the ignition off and the mode active until the pads are in, then close and calibrate it. Without the tool it is a garage’s job.',
  },
  {
    id: 'abs-light-brakes-work',
    about: ['abs', 'abs sensor', 'wheel speed sensor', 'abs ring', 'abs unit'],
    asks: [
      'do the brakes still work with the abs light on',
      'what happens if abs is not working',
      'what do I lose with the abs out',
      'abs light on, will the wheels lock',
      'is abs the same as the brakes',
      'why does the traction light come on with abs',
      'how should I brake without abs',
    ],
    answer:
      'The ordinary brakes as a rule still work, but without the help: wheels can lock in a hard stop, and stability and traction control are off because they use the same sensors. On wet or icy roads that is a real loss, so leave far more distance. If the red brake light is on too, or the pedal feels different, it is not only the ABS. The verdict of this diagnosis decides whether the car may be driven.',
  },
  {
    id: 'brake-servo-pedal-test',
    about: ['servo', 'booster', 'brake pedal', 'vacuum pump', 'vacuum hose'],
    asks: [
      'how do I test the brake servo',
      'why does the pedal go hard',
      'pedal goes rock hard when engine off is that normal',
      'does pumping the pedal mean anything',
      'how would a garage check the booster',
      'what does the servo do',
    ],
    answer:
      'A hard pedal after a few presses with the engine off is normal: that uses up the stored vacuum. The test: engine off, press the pedal five times, hold it down firmly and start. If it sinks a little under your foot, the servo helps; if nothing moves, the vacuum, its hose and valve or the servo itself is checked with a gauge. Do it while the car is parked, never on the road.',
  },
  {
    id: 'brake-fade-downhill',
    about: ['brakes', 'brake fluid', 'brake', 'fade'],
    asks: [
      'why do my brakes fade on long hills',
      'how do I save the brakes going downhill',
      'brakes smell on a mountain road',
      'smoke from the brakes after a descent',
      'should I use a low gear downhill',
      'what to do if the brakes get too hot',
    ],
    answer:
      'Heat is what does it: linings lose grip and old fluid boils when brakes are held on for minutes. Take a low gear early, also with an automatic or, in an electric car, with strong regeneration, and brake firmly for short spells in place of dragging. If they smell or the pedal softens, stop where it is safe, leave the parking brake off if the car is secured another way, and let them cool; do not pour water on them. A soft pedal needs the garage.',
  },
  {
    id: 'cheap-brake-pads',
    about: ['brake pads', 'pads', 'discs', 'brakes', 'rotors'],
    asks: [
      'are cheap pads any good',
      'which make of brake pads should I buy',
      'is it worth paying for genuine pads',
      'ceramic pads better?',
      'do budget discs wear out faster',
      'drilled and grooved discs worth it',
      'what brand of discs and pads',
    ],
    answer:
      'Choose a known brake maker, not the cheapest: look for the R90 approval mark on the box, and note that makers such as those that supply car factories offer the same grade for less than the dealer. Very cheap sets tend to squeal, dust and wear faster. Ceramic linings give less dust rather than a shorter stop. Drilled or grooved discs bring nothing on an ordinary road car. Beware of copies on market sites.',
  },
  {
    id: 'brake-pad-life',
    about: ['brake pads', 'pads', 'discs', 'shoes'],
    asks: [
      'how long do brake pads last',
      'how many miles from a set of pads',
      'my pads wore out after a year, is that normal',
      'why are my brakes wearing so fast',
      'how often should discs be replaced',
      'how much pad is left at 3mm',
      'do automatics eat brakes',
    ],
    answer:
      'Anything from about 20,000 to 60,000 miles: town traffic, hills, towing, a heavy car and a late foot shorten it, and hybrids and electric cars often go much further. Discs often outlast two sets of pads. New linings are some 10 to 12 mm thick; many garages advise a change at about 3 mm, and under 1.5 mm fails the MOT in Great Britain. Very early or uneven wear has a cause, as a rule a brake that does not release.',
  },
  {
    id: 'brake-pipe-repair',
    about: ['brake pipe', 'brake line', 'brake hose', 'brake pipes'],
    asks: [
      'can just the rusty bit of brake pipe be replaced',
      'do all the brake pipes need doing',
      'is copper brake pipe legal',
      'can a brake pipe be repaired with a joiner',
      'compression fitting on a brake line ok',
      'how do you stop brake pipes rusting',
      'is surface rust on brake lines serious',
    ],
    answer:
      'A section may be renewed if it is made properly: the right pipe, flared ends and screwed unions at sound metal. Compression fittings from plumbing, tape or hose never hold brake pressure. Copper-nickel pipe is allowed and does not rust. If one pipe has gone through, the others are as old, so have all of them looked at with covers off. Light surface rust is an advisory; pitting that eats the wall fails the MOT.',
  },
  {
    id: 'brake-dust-health',
    about: ['brake', 'pads', 'discs', 'shoes', 'drums'],
    asks: [
      'is brake dust dangerous',
      'is there asbestos in my brakes',
      'should I wear a mask doing the brakes',
      'can I blow the dust out with an air line',
      'is it harmful to breathe the stuff from drums',
      'black dust on the wheels is it toxic',
    ],
    answer:
      'Do not breathe it in: asbestos has been banned from brake linings in Great Britain since 1999, but old stock and old cars may still have it, and modern dust is unhealthy as well. Never blow it out with air or brush it dry. Wet it with brake cleaner, wipe it up, wear gloves and a fitting mask, and put the rags in a bag. Dust on the outside of wheels is washed off with water.',
  },
];
