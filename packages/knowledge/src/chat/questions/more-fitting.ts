import type { CommonQuestion } from '../common-question.ts';

/** What owners ask while they put things together again: bolts, pastes, fluids and what follows the repair. */
export const moreFittingQuestions: readonly CommonQuestion[] = [
  {
    id: 'more-thread-lock',
    asks: [
      'do I need thread lock on this',
      'loctite yes or no',
      'blue or red threadlocker',
      'new bolts came with a coloured dry stuff on the thread',
      'can I clean the old glue off and use the bolt again',
      'is a spring washer enough so it wont come loose',
      'there was white powder on the old bolt threads',
    ],
    answer:
      'Use it where the manual asks for it or the old bolt had it, and nowhere else. Crumbly white, blue or green remains on the old thread mean that it was glued. Bolts with a coloured dry coating bring their own glue and are used once. If you glue yourself, clean and degrease both threads and take the medium grade; the strong one lets go only with heat. Never put grease and thread lock on the same bolt, and none on wheel bolts.',
  },
  {
    id: 'more-copper-grease',
    asks: [
      'where do I put copper grease',
      'copper slip on everything?',
      'can I grease the bolt so it comes out next time',
      'do I grease the threads or leave dry',
      'which paste against seizing up',
      'copaslip on spark plugs, good idea',
      'is ceramic paste better than the copper stuff',
    ],
    answer:
      'Only where metal meets metal, gets hot or wet and is not torqued dry: exhaust nuts, a thin film on the hub face, brackets. A greased thread is pulled much tighter by the same torque, so keep it off wheel bolts, engine bolts and plated spark plugs unless the maker says so. It attacks or swells rubber, so caliper pins take silicone or the grease from the kit. Never on brake linings, and not near sensor tips or ABS sensors, where ceramic paste is used sparingly.',
  },
  {
    id: 'more-sealant-when',
    asks: [
      'do I use a gasket or sealant or both',
      'gasket or sealant or both',
      'does this need silicone as well as the gasket',
      'what rtv for the sump',
      'smear of sealer on a paper gasket ok?',
      'can I reuse the old rubber gasket',
      'how long must the liquid gasket cure before I fill up',
      'how thick shall be the bead',
    ],
    answer:
      'A gasket goes on dry unless the manual says otherwise; sealant comes only at named spots, such as joints between two castings. Where there is no gasket, as on many sumps, use the type made for that fluid in a thin, unbroken bead round the inside of the holes. What squeezes inwards breaks off and blocks oil strainers. Faces must be clean, dry and free of grease. Let it cure for the time printed on the tube before fluid touches it. Renew crushed rubber gaskets and rings.',
  },
  {
    id: 'more-new-bolts-or-old',
    asks: [
      'can I reuse the old bolts',
      'do I need new bolts for this',
      'what are stretch bolts and how do I know',
      'are nyloc nuts one time use',
      'bolt looks perfect, why renew it',
      'set came without the bolts',
      'is it necessary to replace the self-locking nut each time',
    ],
    answer:
      'Renew every bolt that is tightened by an angle, and every self-locking nut or glued bolt, however good it looks. A torque with degrees after it, such as ‘plus 90°’, means that the bolt stretches and will not hold twice. That often covers cylinder head, subframe, caliper carrier, driveshaft and many suspension bolts; the manual or parts catalogue marks them. An ordinary bolt may go back if its thread is clean, straight and unrusted. Take the same strength, printed on its head, never a bolt from the hardware shop.',
  },
  {
    id: 'more-tighten-by-feel',
    asks: [
      'can I tighten it by feel without a torque wrench',
      'is by feel good enough, have no torque wrench',
      'german torque, gutentight, works?',
      'how tight is tight with a normal ratchet',
      'which bolts can I do up without the clicker',
      'I think I overtightened it',
      'I gave it one extra grunt to be sure',
      'how many kilos on the spanner for that',
    ],
    answer:
      'By feel you may do trim, covers, brackets and clips; wheels, brakes, steering, suspension, belts, plugs, drain plugs and anything in the engine take a torque wrench, which shops and neighbours lend. Too tight is as bad as too loose: threads stretch, discs warp and sumps crack. If you gave it too much, undo it, look at the thread, renew a bolt whose thread has got thinner, and tighten it properly. Wheel nuts that were done by hand are set at the first chance.',
  },
  {
    id: 'more-did-i-tighten-it',
    asks: [
      'what if I cannot remember whether I tightened a bolt',
      'cannot remember if I tightened that bolt',
      'lying awake, did I do the last one up',
      'not sure if the sump plug is tight',
      'do I have to take it apart again to check the bolts',
      'how do mechanics remember what is torqued',
      'I was interrupted and lost track of the bolts',
      'did all but have a doubt on one',
    ],
    answer:
      'Do not drive until you have put the wrench on it again: that takes minutes, and doubt about wheels, brakes, steering or oil plug is reason enough. Set the torque wrench to the figure and go round all of them; those that click at once were tight. Bolts tightened by an angle must not be turned on, so look for your mark. Mechanics draw a paint line across head and part the moment each is done.',
  },
  {
    id: 'more-wrong-part-in-box',
    asks: [
      'what if the new part is different from the old one',
      'the part in the box is different from the old one',
      'new one is nearly the same but the plug is different',
      'they sent me the wrong bit, can I make it fit',
      'it has one hole less',
      'got the right box with something else inside',
      'can I file it a little so it fits',
      'connector on the replacement does not match',
    ],
    answer:
      'Do not fit it and do not alter it: a part that differs in plug, length, holes or number usually belongs to another version of your car. Lay old and new side by side, compare the numbers, photograph both, and do not get it dirty, or the shop may refuse it. Give the registration number, better the chassis number, and the number on the old part when you exchange it. Compare before you take the next one apart, while the car still runs.',
  },
  {
    id: 'more-left-or-right',
    asks: [
      'what is left and what is right on a car',
      'left or right, from which side',
      'is left the passenger side or seen from the front',
      'nearside offside what is it',
      'I ordered left and it is the wrong one',
      'both boxes say L',
      'do I need the part for right-hand drive',
      'which is N/S on a british car',
    ],
    answer:
      'Left and right are always meant as you sit in the driver’s seat facing forwards. In Britain nearside is the left, next to the kerb, and offside the right, where the driver sits; sellers abroad use ‘driver’s side’ the other way round, so do not go by that. Some parts are also different for right-hand drive, for example headlights, wiper arms, steering parts and pedals. Hold the part against the old one before you unpack the second, because sides get mixed up in boxes.',
  },
  {
    id: 'more-how-much-fluid',
    asks: [
      'how much fluid do I need to buy',
      'how many litres does it take',
      'is one bottle enough for the lot',
      'what quantity for a drain and refill',
      'why does less go in than the book says',
      'bought five litres, manual says 4.3',
      'does the capacity include the filter',
    ],
    answer:
      'Your handbook gives the figure, and the full capacity is more than a drain and refill takes, since some always stays inside. As a rule a litre of brake fluid is enough for all four wheels, and engine oil comes in the next bigger can, with the rest kept for topping up. Measure what comes out and fill in slightly less, then creep up to the mark. Coolant and gearbox oil need a second check after running. The specification matters more than the quantity.',
  },
  {
    id: 'more-mixing-fluids',
    asks: [
      'can I mix two different fluids',
      'does it hurt to top up with another brand',
      'half of the old kind left, mix it with the new?',
      'dot 4 and dot 5.1 together',
      'pink into blue coolant',
      'different atf in the same box',
      'I am mixing leftover cans, ok?',
    ],
    answer:
      'Another brand of the same specification may be mixed, another specification may not, and the colour says nothing. Engine oils of the same approval mix. DOT 3, 4 and 5.1 brake fluids mix and then count as the poorer one, but DOT 5 is silicone and never goes with them. Coolants of different kinds can turn to sludge, and gearbox and steering fluids are particular. Opened brake fluid draws water, so use no leftovers. If the wrong one is in, do not run it; have it drained.',
  },
  {
    id: 'more-topup-emergency',
    asks: [
      'what may I top up with in an emergency',
      'miles from anywhere and low, what can I put in',
      'petrol station only has another oil',
      'is plain water ok in the coolant just to get home',
      'only a universal fluid in the shop',
      'can I top up with what they have here',
      'wrong grade better than none?',
      'need a drop of something to get to the garage',
    ],
    answer:
      'For engine oil, a litre of another grade is better than running low, and for coolant in an emergency plain water does, once the engine is cold; both are put right soon after. Brake fluid has no stand-in: use only fresh DOT fluid of the kind on the cap, and never oil. Gearbox, steering and AdBlue tanks take nothing but their own. Something that has got low is lost somewhere, so look for the leak, and whether the car may be used is for the diagnosis.',
  },
  {
    id: 'more-no-pedal-after-bleeding',
    about: ['brake', 'brakes', 'bleed', 'bleeding', 'pedal', 'caliper', 'abs'],
    asks: [
      'why is the pedal still soft after bleeding',
      'bled it and still no pedal',
      'soft pedal after bleeding three times',
      'pedal goes down the first time and is hard on the second push',
      'used a whole litre and still spongy',
      'no bubbles come any more but it is not firm',
      'brakes feel worse than before I started',
      'after new caliper the pedal sinks to floor',
    ],
    answer:
      'The car stays where it is until the pedal is firm. Look first whether the calipers sit with their bleed screws uppermost: swapped left for right, they keep the air for ever. If the pedal comes up on the second push, rear shoes or pistons are not adjusted, or a bearing is loose. A pedal that sinks slowly under steady pressure points to a leak or the master cylinder. Air in the ABS block needs the tester’s routine. A mobile mechanic can bleed it under pressure on the spot.',
  },
  {
    id: 'more-air-in-cooling',
    about: ['coolant', 'cooling', 'heater', 'radiator', 'thermostat', 'water pump', 'overheat'],
    asks: [
      'how do I get the air out of the cooling system',
      'how do I get the air out of the cooling',
      'heater cold since I refilled the coolant',
      'gurgling behind the dashboard after filling up',
      'gauge swings up and drops again',
      'airlock will not clear',
      'no bleed screw anywhere on my engine',
      'squeezing the hoses makes bubbles, for how long',
    ],
    answer:
      'Let it cool right down, set the heater to hot, open the bleed screws that the manual shows, and fill slowly at the highest point until coolant comes without bubbles. Then run it warm with the cap closed, watch the gauge, switch off and top up when it is cold again; it takes two or three rounds. Parking nose-up on a hard slope with the brake on helps. Some cars need vacuum filling or a pump routine. Bubbles that never end point to the head gasket. Never open it hot.',
  },
  {
    id: 'more-light-on-after-repair',
    asks: [
      'why is the light still on after the repair',
      'repaired it, light is still on',
      'changed the part and the same code came back',
      'do I have to clear the fault or does it go by itself',
      'new sensor fitted, warning did not go out',
      'how many miles till the light clears',
      'cleared it, came straight back on',
      'warning still burns after the replacement of the part',
    ],
    answer:
      'Read the code again before you doubt the repair: a stored code may just be waiting to be cleared, and many lights go out by themselves only after several faultless drives. If it returns at once on switching on, the fault is electrical: plug not home, bent pin, wire, fuse or a wrong part. If it comes back after days, the part was the victim and not the cause. Some parts also have to be registered or calibrated. Compare the new code and its freeze frame with the first.',
  },
  {
    id: 'more-both-sides-still-noise',
    asks: [
      'why is the noise still there after both sides were replaced',
      'replaced both sides and the noise is still there',
      'new ones left and right, no difference at all',
      'same knock as before after all that work',
      'spent the money and it still rattles',
      'how can it be the same sound with new parts',
      'changed everything on that corner',
      'still clonks even though all is new',
    ],
    answer:
      'Then the noise most likely comes from something else on the same path, since sound travels along the body. First rule out your own work: bolts tightened with the wheel hanging, a loose top nut, a missing washer, a shield that touches. Then narrow it down: speed, bumps, braking, steering and load, one at a time. Feel with a hand while a helper rocks the car at a standstill. A garage can clip microphones to the parts on a drive, which is cheaper than the next pair.',
  },
  {
    id: 'more-fixed-for-a-day',
    asks: [
      'why did it work for a day and then come back',
      'it was fine for a day and then came back',
      'worked after the repair for 50 miles',
      'was cured over the weekend, monday it is back',
      'new part lasted two days',
      'it came back once it got warm',
      'seemed fixed until it rained',
      'fault returned after short time, what means that',
    ],
    answer:
      'Something changed during the work that helped for a while, and that is a clue. Unplugging and plugging cleans contacts, so think of connector, earth or wire. Clearing codes resets what the car has learned, and the fault shows when it is learned again. A new part that dies in days is killed by its surroundings: oil, water, heat, vibration or too much voltage. Note whether it came back with warmth, rain, bumps or load, read the code again, and claim on the part’s warranty only after that.',
  },
  {
    id: 'more-swap-side-to-side',
    asks: [
      'what does it mean when I swap a part to the other side',
      'swapped it to the other side, what does it tell me',
      'fault moved with the part',
      'changed left and right over and the fault stayed where it was',
      'can I swap two of them to test',
      'put the one from cylinder 2 on 4, now what',
      'swapping over made both go wrong',
      'exchange with the good one as a test, permitted?',
    ],
    answer:
      'If the fault moves with the part, the part is bad; if it stays on its side, look at wire, plug, fuse or what lies behind. Swap only identical things with the same number, such as coils, relays, wheels, bulbs or sensors of the same kind, with the ignition off, and one pair at a time, and clear the code before the trial drive. Do not swap airbag parts, brake parts, coded injectors or modules, or anything with high voltage. If both go wrong, check pins and seals.',
  },
  {
    id: 'more-swap-wheels-front-rear',
    about: [
      'wheel',
      'wheels',
      'tyre',
      'tyres',
      'vibration',
      'noise',
      'pull',
      'pulls',
      'hum',
      'bearing',
    ],
    asks: [
      'what does it mean when I swap front and rear wheels',
      'swapped front and rear wheels and the noise moved',
      'put the back wheels on the front, hum is the same',
      'pull changed sides after I swapped the tyres over',
      'vibration went from the steering wheel to the seat',
      'wheels changed front to rear, nothing different',
      'does changing tyres round prove anything',
      'what follows when the sound wanders with the wheel',
    ],
    answer:
      'If noise, shake or pull moves with the wheels, a tyre or rim is the cause; if it stays, look at bearing, joints, brakes or alignment. A shake that goes from the steering wheel to the seat has moved from front to rear with the wheel. A pull that changes sides is a tyre’s. Swap only wheels of equal size, keep to the arrow of directional tyres, torque the bolts, and set pressures and the pressure system afterwards. Change one thing, then drive the same road.',
  },
  {
    id: 'more-worse-after-repair',
    asks: [
      'why is it worse after the repair than before',
      'it is worse now than before I started',
      'now I have a new noise as well',
      'it ran before I touched it',
      'something else stopped working since the job',
      'created a second fault while repairing the first',
      'three new lights after my repair',
      'made it worse I think',
    ],
    answer:
      'Go back over everything that you touched, because a new fault straight after a job nearly always sits there. Look for a plug left off or half home, a hose off, an earth strap not refitted, a pinched wire, a fuse pulled, a tool or rag left behind, and parts mixed up. Compare with your photographs. Several lights at once are typical of a low battery or one connector. If the new sign concerns brakes, steering, fuel or a belt, leave the car until it is found.',
  },
  {
    id: 'more-wont-start-after-my-work',
    asks: [
      'why will it not start after my work',
      'finished the job and now it wont start',
      'started before, dead after I put it back together',
      'cranks but no start since my repair',
      'changed one part and now nothing at all',
      'it was only parked two days on stands and is dead',
      'after the work the immobiliser light blinks',
      'engine does not fire after reassembly',
    ],
    answer:
      'Start with what you disconnected, not with new theories. Dead altogether means battery clamps, earth strap or a flat battery after doors stood open. It cranks without firing: sensor plugs, coils, fuel pump fuse, air in a diesel’s fuel line, or the timing, if that was touched. In that last case do not crank again. A blinking immobiliser light often follows low voltage; try the other key. Read the codes before you clear them, and do not crank on and on: ten seconds, then a rest.',
  },
  {
    id: 'more-part-needs-learning',
    asks: [
      'does the new part have to be coded',
      'does the new part need programming',
      'do I have to teach it in',
      'plug and play or coding',
      'why does it need adapting with a tester',
      'how do I know if a part wants coding',
      'fitted it and it is not recognised',
      'can I code it with my phone dongle',
    ],
    answer:
      'It depends on whether the part has electronics that the car knows by number or by learned values. As a rule plain mechanical parts, bulbs, coils and simple sensors need nothing. Modules, keys, injectors with a code printed on them, electric handbrakes, throttle bodies, batteries with a sensor, cameras, radars and steering angle sensors often want coding or calibrating. Ask before you buy, with the chassis number, and plan the visit. A cheap dongle rarely does it, though some apps can on certain makes.',
  },
  {
    id: 'more-fluid-on-brake-or-belt',
    asks: [
      'what if oil or fluid got onto brakes, belt or paint',
      'got oil on the brake disc',
      'grease on the new pads',
      'coolant ran over the belt while I worked',
      'spilt brake fluid on the paint',
      'penetrating oil went on the brake pads',
      'fluid dripped all over the hot exhaust',
      'sprayed silicone on the tyre tread',
    ],
    answer:
      'Clean it before the car moves. Discs are wiped with brake cleaner until a white cloth stays white; linings that have soaked up oil or grease are replaced as a set, since they let go again when hot. Rinse brake fluid off paint with plenty of water at once. A belt with coolant is rinsed and dried, one with oil is renewed. Anything on the exhaust is wiped off cold, because oil and fuel there can catch fire. Tread is washed with soapy water.',
  },
  {
    id: 'more-broke-something-else',
    asks: [
      'what if I broke another part while getting to it',
      'broke another part while getting to it',
      'snapped the plastic pipe next to it',
      'tore the boot when I levered',
      'my spanner slipped and cracked the housing',
      'pulled the wire out of its plug',
      'damaged the neighbouring part, is that urgent',
      'oh no, I cracked the cover',
    ],
    answer:
      'Say honestly what it does before you go on: anything that carries fuel, brake fluid, coolant, oil or boost, or belongs to steering or airbags, is replaced before the car is used. A torn boot can be renewed cheaply today, and not after weeks of dirt. A cover or bracket can often be repaired. A wire out of its plug goes back into the same cavity with a click; photograph the colours before the next one follows. If it came off because it was brittle, its neighbours are too.',
  },
];
