import type { CommonQuestion } from '../../common-question.ts';

/** Jobs for which the car is raised or a wheel comes off. */
const RAISED: readonly string[] = [
  'jack-up-a-car-safely',
  'change-engine-oil-and-filter',
  'change-engine-coolant',
  'change-brake-fluid',
  'change-front-brake-pads-and-discs',
  'change-rear-brake-pads-and-discs',
  'check-the-gearbox-oil',
  'check-ball-joints-and-steering-for-play',
  'check-brake-pipes-and-hoses',
  'check-the-driveshaft-gaiters',
  'check-the-shock-absorbers',
  'check-the-wheel-bearings',
  'rotate-the-tyres',
  'swap-summer-and-winter-wheels',
  'protect-the-underside-from-rust',
  'test-the-handbrake',
];

/** Jobs in which a wheel has been off. */
const WHEEL_OFF: readonly string[] = [
  'check-and-torque-the-wheel-nuts',
  'fit-the-spare-wheel',
  'rotate-the-tyres',
  'swap-summer-and-winter-wheels',
  'change-front-brake-pads-and-discs',
  'change-rear-brake-pads-and-discs',
  'change-brake-fluid',
  'remove-a-locking-wheel-nut-without-key',
];

/** Jobs with spanners and threads. */
const SPANNERS: readonly string[] = [
  'free-a-seized-or-rounded-bolt',
  'use-a-torque-wrench',
  'change-engine-oil-and-filter',
  'change-brake-fluid',
  'change-front-brake-pads-and-discs',
  'change-rear-brake-pads-and-discs',
  'change-the-auxiliary-belt',
  'change-the-car-battery',
  'change-the-fuel-filter',
  'change-the-glow-plugs',
  'change-the-spark-plugs',
  'check-the-gearbox-oil',
  'refit-a-loose-bumper',
];

/** Jobs in which trim, lids and plugs come off. */
const CLIPS_AND_PLUGS: readonly string[] = [
  'take-off-a-door-panel',
  'refit-a-loose-bumper',
  'fit-a-new-car-radio',
  'fit-a-dash-cam',
  'change-the-air-filter',
  'change-the-cabin-filter',
  'change-a-halogen-headlight-bulb',
  'change-a-brake-or-tail-light-bulb',
  'change-an-interior-bulb',
  'change-the-spark-plugs',
  'repair-a-broken-wire',
];

/** Jobs that leave a fluid to get rid of. */
const OLD_FLUIDS: readonly string[] = [
  'change-engine-oil-and-filter',
  'change-engine-coolant',
  'change-brake-fluid',
  'change-the-fuel-filter',
  'check-the-gearbox-oil',
  'drain-water-from-the-diesel-filter',
  'check-and-top-up-coolant',
  'check-and-top-up-engine-oil',
];

/** What owners ask in the middle of any job. */
export const jobGeneralQuestions: readonly CommonQuestion[] = [
  {
    id: 'job-bricks-instead-of-stands',
    jobs: RAISED,
    asks: [
      'can I use bricks instead of axle stands',
      'no stands here, would a stack of wood or breeze blocks do',
      'is the spare wheel under the sill good enough to hold it',
      'got a couple of old tyres to put under, ok?',
      'what may I use when I have not axle stand',
      'I was going to prop it on concrete blocks while I work',
      'do I really need to buy axle stands for one job',
      'wood blocks to hold the car up',
      'logs or kerb stones instead of proper stands',
    ],
    answer:
      'Never bricks or concrete blocks: they split without warning, and a car on them comes down in a split second. Stacked loose timber slides. A wheel laid under the sill is a second safety beside proper stands, not a replacement for them. Buy or borrow two stands rated for your car, or drive it up on ramps if the wheels can stay on. Otherwise leave the job to a garage with a lift.',
  },
  {
    id: 'job-under-jack-only-a-second',
    jobs: RAISED,
    asks: [
      'can I just reach under it quickly while it is on the jack',
      'only need ten seconds underneath, is the trolley jack alone all right',
      'my mate never uses stands, what is the harm',
      'hydraulic jack 3 tonne, strong enough to lie under?',
      'I dropped the bolt under the car and it is up on the jack',
      'is dangerous to put the arm below with only jack?',
      'may I crawl beneath it provided the wheel is still fitted',
      'is it ok to go under with just the trolley jack',
      'quick look underneath while only the jack holds it',
      'may I put my legs under the sill to reach the nut',
    ],
    answer:
      'No, not even an arm and not for a second: a jack’s seal can let go, or the head can slip, and the car drops faster than you can move. How many tonnes it is rated for does not change that. Fish the bolt out with a magnet or a stick, or put the stands in first. Only when the weight sits on stands and the car does not rock may anything of you go beneath it.',
  },
  {
    id: 'job-ground-slope-grass',
    jobs: RAISED,
    asks: [
      'my drive is sloped can I still do it',
      'can I jack it up on gravel or grass',
      'only have a hill outside the house',
      'the stand legs sink into the tarmac, what do I put under',
      'is a slight incline a problem if I chock it',
      'ground is soft mud here, plank under the jack?',
      'how level has the surface got to be',
    ],
    answer:
      'Find a level, hard surface first: on a slope the car can roll off its stands, and in grass or gravel one leg sinks and tips it. Chocks do not make a slope safe for lifting. On warm tarmac a piece of thick plywood under each stand stops the feet from digging in, as long as the board lies flat. If there is no level ground at home, ask a garage or a neighbour with a concrete floor.',
  },
  {
    id: 'job-cars-own-jack',
    jobs: RAISED,
    asks: [
      'can I use the jack from the boot for this',
      'will the scissor jack that came with the car do',
      'is the emergency jack ok for servicing',
      'only got the little wind up jack',
      'do I need a trolley jack or is the spare wheel one enough',
      'the factory widow maker jack, good enough?',
      'jack of the car itself, can lift for to put stand?',
    ],
    answer:
      'It will lift a corner so that a stand can go in, but it is made for a wheel change at the roadside and nothing more. It is narrow, tips easily and leaves hardly any room for a stand beside it, because it occupies the marked point. A trolley jack lifts more steadily and lets you set the stand under a second strong point that the manual shows. Whatever lifts it, the weight must end up on stands.',
  },
  {
    id: 'job-sill-crunched',
    jobs: RAISED,
    asks: [
      'the sill crunched when I jacked it',
      'I bent the seam under the door with the jack',
      'jack went through the rust what now',
      'heard a crack from the plastic skirt as it went up',
      'the lip under the car folded over',
      'did I damage it, jacking point squashed',
      'metal underneath collapsed a bit when lifting',
    ],
    answer:
      'Lower the car at once and look before you try again. A seam that is only folded over at the edge can be straightened with pliers and painted, and it usually came from a jack head without a slotted rubber pad or from lifting beside the marked point. If the metal gave way or rust fell out, the sill is weak: do not lift there again, and have it looked at, because it is a matter for a welder and the MOT.',
  },
  {
    id: 'job-no-torque-wrench',
    jobs: SPANNERS,
    asks: [
      'how tight do I do it up without a torque wrench',
      'I dont own a torque wrench can I just do it by feel',
      'good and tight is how much roughly',
      'what is 25 nm by hand',
      'is there a trick to judge the tightness with an ordinary ratchet',
      'german torque gutentight, fine?',
      'can I weigh my pull with a luggage scale on the spanner',
      'no torque spanner at home, what do I do',
      'tighten it by feel, all right?',
    ],
    answer:
      'For brakes, steering, wheels, spark plugs and anything that threads into aluminium, borrow or hire a torque wrench: feel is wrong by half in either direction even for mechanics. For small covers and plastic, hand-tight with a short ratchet is right. Plugs and canister filters often give an angle on the box, which you can follow without a wrench. A luggage scale on a bar works in principle, but one slip in the sum strips the thread.',
  },
  {
    id: 'job-where-is-the-torque-figure',
    jobs: SPANNERS,
    asks: [
      'where do I find the torque figure for my car',
      'the handbook does not give the tightening torque',
      'what Nm for this bolt on mine',
      'can you tell me how many newton metres',
      'the manual only lists the wheel nuts',
      'is there somewhere I can look up tightening values',
      'which torque I must use, I not find',
    ],
    answer:
      'The figure comes from the workshop data for your exact engine and year, because the same bolt differs from car to car. The owner’s handbook usually has only the wheel nuts. Look in a workshop manual of the printed kind, the manufacturer’s paid online data, or the leaflet with the new part, or ask a dealer’s parts desk or a friendly garage with the VIN. Do not take one from a forum for a similar car.',
  },
  {
    id: 'job-copper-grease-on-wheel-bolts',
    jobs: WHEEL_OFF,
    asks: [
      'should I put copper grease on the wheel bolts',
      'copaslip on the studs so they come off next time',
      'can I oil the wheel nuts',
      'a bit of grease on the threads ok?',
      'what do I put on so the wheel does not stick to the hub',
      'rusty bolts, lubricate before they go back in?',
      'anti seize for wheel nuts yes or no',
    ],
    answer:
      'Leave the threads and the seats of the nuts dry unless your handbook says otherwise: on a greased thread the same torque stretches the stud further, and a greased seat lets the nut work loose. Brush them clean instead, and replace any that are badly rusted. Against a wheel that sticks, brush the hub bright and put the thinnest film of anti-seize on the centre spigot only, well away from disc and studs.',
  },
  {
    id: 'job-wheel-nuts-recheck-forgot',
    jobs: WHEEL_OFF,
    asks: [
      'I forgot to retorque the wheel nuts after 50 miles',
      'do I have to check the nuts again if they clicked the first time',
      'have done 400 miles without rechecking the wheels, too late?',
      'why tighten again, they were tight already',
      'is the re-torque thing really necessary',
      'never did the second check on my bolts',
      'when exactly should one go round the nuts once more',
    ],
    answer:
      'Do it now, before the next drive: it takes five minutes and is never too late. Paint, rust and dirt between wheel and hub settle in the first miles, and the nuts lose some of their grip although they clicked. Set the wrench to the figure in the handbook, with the car on the ground, and go round crosswise. If a nut turns noticeably, check again after another 50 miles, and look at its seat if it does so a second time.',
  },
  {
    id: 'job-noise-after-wheel-off',
    jobs: WHEEL_OFF,
    asks: [
      'it knocks since I had the wheel off',
      'there is a click from the wheel after putting it back',
      'new vibration after changing the wheel',
      'scraping noise now, was quiet before I took the wheel off',
      'the car wobbles after my job',
      'drove off and something is clunking at that corner',
      'ticking at low speed after refitting',
    ],
    answer:
      'Stop where it is safe and check the wheel nuts before anything else: a knock or wobble just after a wheel was off means a loose wheel until you have proved otherwise. If they were loose, do not simply tighten and drive on, but look at the studs and the holes in the rim too. With all nuts tight, look for dirt between hub and wheel, a bent dust shield that touches the disc, or a stone in the brake.',
  },
  {
    id: 'job-wd40-penetrating',
    jobs: SPANNERS,
    asks: [
      'is WD40 the same as penetrating oil',
      'can I soak it with wd 40 instead',
      'sprayed gt85 on the bolt and it still will not budge',
      'would diesel or coke loosen the rust',
      'how long should the releasing spray sit',
      'have only normal oil spray in the shed',
      'does the freeze spray do anything',
    ],
    answer:
      'The ordinary blue can is a water repellent that only loosens light rust; a proper penetrating oil creeps further into the thread. What matters more is time: soak it, tap the head, wait, and repeat, overnight for a bad one. Keep every spray off brake discs, pads, belts and rubber. Freezing sprays help a little because they crack the rust. Cola and diesel are a mess with no advantage.',
  },
  {
    id: 'job-adjustable-spanner',
    jobs: SPANNERS,
    asks: [
      'can I use an adjustable spanner',
      'will mole grips do instead of the proper socket',
      'my socket is nearly the right size',
      'only have a 12 point socket set, matter?',
      'pliers enough for that nut?',
      '13mm is a bit loose and 12 wont go on',
      'half inch socket fits sort of, use it?',
    ],
    answer:
      'Not on anything tight: an adjustable spanner or a socket that nearly fits takes the corners off, and then a ten-minute job becomes a day. Use a six-point socket of the exact size, pushed right home on a clean head. If 12 is too small and 13 loose, the bolt may be imperial or worn: try the neighbouring imperial size or hammer a slightly smaller six-point socket on, and fit a new bolt afterwards.',
  },
  {
    id: 'job-impact-gun-to-tighten',
    jobs: [...new Set([...SPANNERS, ...WHEEL_OFF])],
    asks: [
      'can I do the bolts up with my impact driver',
      'is a rattle gun ok for tightening',
      'cordless impact wrench for the nuts?',
      'the tyre shop just uses the air gun, why not me',
      'can I spin them home with the drill',
      'windy gun on full for putting back',
      'may the machine tighten it and I skip the wrench',
    ],
    answer:
      'Use it to undo and not to tighten: an impact gun goes past the figure in a blink, stretches studs and strips aluminium threads. It also hides a crossed thread, because it drives straight through it. Start every bolt by hand for several turns, run it down gently with an ordinary ratchet and finish with the torque wrench. A tyre shop that uses only a gun is no model: have its work checked too.',
  },
  {
    id: 'job-bolt-snapped',
    jobs: SPANNERS,
    asks: [
      'the bolt snapped off',
      'I sheared it and half is still in there',
      'head came off in the socket what now',
      'stud broke, can it be drilled out at home',
      'use easy out or left hand drill?',
      'there is a broken piece of screw left in the hole',
      'it went soft and then bang',
    ],
    answer:
      'Stop and leave the stump as it is: what you do next decides whether it is cheap or dear. If some of it sticks out, soak it, warm it if that is safe, and turn it with locking pliers. If it is flush, the hole must be centre-punched and drilled exactly on its axis; a hardened extractor that breaks off inside makes it far worse. In a cylinder head, gearbox, caliper carrier or hub, hand it to a garage or a mobile thread repairer.',
  },
  {
    id: 'job-thread-stripped',
    jobs: SPANNERS,
    asks: [
      'the thread is stripped, it just turns round and round',
      'bolt wont tighten any more',
      'it keeps spinning without getting tight',
      'can I glue the screw in or use ptfe tape',
      'helicoil at home, realistic?',
      'I cross threaded it',
      'aluminium shavings came out with the screw',
    ],
    answer:
      'A bolt that turns without tightening holds nothing, so do not drive if it belongs to a wheel, a brake, the steering or the oil. Glue, tape or a fatter screw is no repair there. A thread insert puts a steel thread into the old hole and is often stronger than before, but it must be drilled square. For a sump plug, a repair plug or a new sump may be quicker. For wheel studs and brake parts, replace the part.',
  },
  {
    id: 'job-screws-left-over',
    jobs: [...new Set([...SPANNERS, ...CLIPS_AND_PLUGS])],
    asks: [
      'I have a bolt left over',
      'finished and there are two screws on the floor',
      'spare part after putting it together, important?',
      'where does this washer belong',
      'have a clip over at the end',
      'all back together but one nut remains',
      'one screw too many now',
    ],
    answer:
      'Find its place before you drive: one bolt left over from brakes, steering or a wheel is reason enough to take it apart again. Compare with the other side of the car, look for an empty hole with a clean ring round it, and match length and head with its neighbours. A clip or trim screw is less urgent, but an undertray that hangs down at speed is not harmless. Next time lay the screws out in the order in which they came off.',
  },
  {
    id: 'job-dropped-into-engine-bay',
    jobs: [
      'change-the-spark-plugs',
      'change-the-glow-plugs',
      'change-the-air-filter',
      'change-the-auxiliary-belt',
      'change-the-car-battery',
      'change-engine-oil-and-filter',
      'change-a-halogen-headlight-bulb',
      'check-and-top-up-engine-oil',
      'test-the-compression',
    ],
    asks: [
      'I dropped a socket into the engine bay',
      'lost a screw somewhere under the bonnet',
      'bolt fell down and I cannot see it',
      'can I start it with a tool lost in there',
      'something fell in behind the engine',
      'the 10mm has vanished, does it matter',
      'a washer dropped, where it go?',
    ],
    answer:
      'Do not start the engine until you have found it: loose metal in a belt or fan does real damage, and one in a plug hole or the intake wrecks the engine. Shine a torch from above and below, look on the undertray, which catches most things, and fish with a telescopic magnet; aluminium and plastic need a grabber or sticky tape. If it may have gone down an open plug hole or the air intake, stop and get help.',
  },
  {
    id: 'job-broken-clip',
    jobs: CLIPS_AND_PLUGS,
    asks: [
      'a plastic clip broke',
      'snapped the tab when I pulled it off',
      'one of the fasteners is in two pieces',
      'can I leave out a couple of clips',
      'the lug of the cover has come away',
      'trim clip stayed in the door and ripped',
      'cable tie instead of the clip?',
    ],
    answer:
      'A clip is made to be replaced: buy the same one for your model, because a similar one rattles or will not hold. One missing clip among ten does no harm to trim for a few days. It does matter at an air filter lid, a headlight cap, an undertray or anything near the pedals: fix that properly before you drive. A cable tie is a reasonable stopgap on trim, never where heat, sealing or an airbag is concerned.',
  },
  {
    id: 'job-plug-will-not-release',
    jobs: CLIPS_AND_PLUGS,
    asks: [
      'the connector will not come off',
      'how do I unplug this without breaking it',
      'electrical plug is stuck fast',
      'pressed the tab and nothing, can I lever it',
      'there is a red or grey slider on the plug',
      'wiring connector seized after years',
      'the catch of the plug broke, will it hold',
    ],
    answer:
      'Push the plug further on first, then press the catch fully and pull on the plug body: the pressure on the catch is what jams it. Look for a coloured slide that has to be drawn out before the catch moves. Never pull at the wires or twist with a screwdriver between the halves. Old locks are brittle in the cold, so warm them by hand. If the catch breaks, secure it with a cable tie and replace the housing. Leave yellow plugs alone.',
  },
  {
    id: 'job-old-fluid-where',
    jobs: OLD_FLUIDS,
    asks: [
      'where do I put the old oil',
      'can I pour it down the drain',
      'does the tip take used coolant and brake fluid',
      'what do I do with five litres of waste',
      'old liquids in the household bin?',
      'may it go on the weeds or in the soil',
      'can I burn the old oil in a stove',
      'can the waste oil go in the sink',
      'who takes my old engine oil',
      'tipping used fluids away, where',
    ],
    answer:
      'Take it to your council’s recycling centre, which has a tank or a counter for it; pouring it into a drain, soil or the bin is against the law and poisons water. Keep each fluid by itself in a closed, labelled can, because oil mixed with coolant, fuel or brake fluid may be refused. Put the drained filter in a bag and take it along. Never burn it. Some shops that sell oil take it back too.',
  },
  {
    id: 'job-spilled-on-drive',
    jobs: OLD_FLUIDS,
    asks: [
      'I spilled oil all over the driveway',
      'knocked the drain tray over',
      'brake fluid dripped on the paint',
      'coolant puddle on the ground and we have a dog',
      'how get the stain out of block paving',
      'fluid ran over the engine, does it burn off',
      'diesel on the drive, wash it away?',
    ],
    answer:
      'Soak it up with cat litter, sand or sawdust, leave it, sweep it up and take it to the recycling centre: do not hose it into the drain. Brake fluid on paint has to be rinsed off with plenty of water at once, dabbed and not rubbed. Coolant tastes sweet and poisons pets, so wash the place with water and soak that up too. Wipe anything off the exhaust and belts before you start the engine, because oil there smokes or burns.',
  },
  {
    id: 'job-light-on-after-the-job',
    jobs: [
      'change-the-air-filter',
      'change-the-spark-plugs',
      'change-the-glow-plugs',
      'change-the-fuel-filter',
      'change-the-auxiliary-belt',
      'change-engine-oil-and-filter',
      'test-the-compression',
      'find-the-misfiring-cylinder',
      'clean-the-engine-bay',
    ],
    asks: [
      'the engine light came on after I did the job',
      'eml on now, was off before I touched it',
      'orange light since I put it all back together',
      'I must have disturbed something, where do I look',
      'is the warning normal directly after the work',
      'fault light lit up after refitting everything',
      'light of motor is coming after my repair',
    ],
    answer:
      'Look first at what your hands were near: nine times in ten a plug is not clicked home, a hose has come off or the air box is not closed. Switch off, go over every connector and clip, and pull gently at each one. If the light is steady and the engine runs as before, read the code, photograph it and clear it once. If it flashes, shakes or returns, leave the car parked and look again, or have it looked at.',
  },
  {
    id: 'job-interrupted-half-done',
    jobs: [...new Set([...RAISED, 'change-the-spark-plugs', 'change-the-auxiliary-belt'])],
    asks: [
      'I have to stop half way, can I leave it overnight',
      'it got dark and the car is still in bits',
      'can the car stay on stands for a few days',
      'ordered the wrong part and now it is stuck up in the air',
      'need the car tomorrow and I am not finished',
      'how to leave it safe till the part comes',
      'can I pause this job and carry on next weekend',
    ],
    answer:
      'It can wait, if you leave it so that nobody can be hurt and nobody can drive it by mistake. Check that the stands sit square with the chocks in place, slide the wheels flat under the sills, keep children and pets away, and leave a note on the steering wheel. Cap open brake or fuel lines and cover an open engine. Never put brakes back half-finished just to use the car: take a bus, or have it recovered.',
  },
  {
    id: 'job-in-the-street-or-rain',
    jobs: [...new Set([...RAISED, 'change-the-car-battery', 'change-the-spark-plugs'])],
    asks: [
      'can I do this in the street outside my flat',
      'is it allowed to work on my car on a public road',
      'it is raining, should I wait',
      'no garage or driveway, where could I do it',
      'can I do it in a supermarket car park',
      'working on the car at the kerb, legal?',
      'does wet weather spoil the job',
    ],
    answer:
      'Small jobs on your own car are usually tolerated at the kerb, but blocking the road, leaking fluid or working beside moving traffic is not, and some streets and leases forbid it. Never lie or kneel on the traffic side. Rain makes jacks slip and gets into brake fluid, plug wells and connectors, so wait for a dry day or use a friend’s drive. Private car parks need the owner’s permission.',
  },
  {
    id: 'job-brake-cleaner-substitute',
    jobs: [
      'change-front-brake-pads-and-discs',
      'change-rear-brake-pads-and-discs',
      'change-brake-fluid',
      'bed-in-new-brake-pads',
    ],
    asks: [
      'no brake cleaner, can I use petrol or white spirit',
      'is carb cleaner the same as brake cleaner',
      'washing up liquid to clean the new discs?',
      'what else degreases the disc',
      'I got grease on the pad, can it be cleaned',
      'oily finger marks on the linings',
      'do the new discs really need wiping before fitting',
    ],
    answer:
      'Use brake cleaner, because it leaves nothing behind; petrol is a fire risk and, like white spirit and some carburettor cleaners, leaves an oily film. Hot water with washing-up liquid does take the storage oil off a bare disc, if you dry it at once. A finger mark on a lining can be wiped off with brake cleaner. A lining that has soaked up grease or fluid cannot be saved: replace the pads of that axle.',
  },
  {
    id: 'job-run-engine-in-garage',
    jobs: [
      'test-the-alternator',
      'test-for-a-blown-head-gasket',
      'check-the-air-conditioning',
      'change-engine-oil-and-filter',
      'change-engine-coolant',
      'prepare-for-an-emissions-test',
      'store-a-car-for-months',
      'demist-the-windows',
      'free-a-frozen-car',
    ],
    asks: [
      'can I run the engine in the garage with the door open',
      'is it ok to idle it indoors for two minutes',
      'garage door half up, enough ventilation?',
      'could I warm it up in the garage first',
      'letting motor turn inside closed place, how long',
      'fumes in my lock-up while testing, any risk',
      'I will hang a hose on the exhaust, then inside is fine?',
      'start it inside the garage for the test',
      'engine on indoors with a fan running',
    ],
    answer:
      'Do not: carbon monoxide has no smell, and even with the door open it collects in a garage and can overcome you within minutes. A home-made hose on the tailpipe leaks. Push or drive the car out into the open, with the exhaust pointing away from doors and windows of the house, and do the test there. If anybody has a headache or feels sick near a running engine, get into fresh air and call 999.',
  },
  {
    id: 'job-while-wheels-off-look',
    jobs: [
      'rotate-the-tyres',
      'swap-summer-and-winter-wheels',
      'change-front-brake-pads-and-discs',
      'change-rear-brake-pads-and-discs',
      'check-the-wheel-bearings',
      'check-brake-wear',
    ],
    asks: [
      'what else should I look at while the wheel is off',
      'while I am at it is there anything worth checking',
      'wheels are off, anything to inspect',
      'other things to do at the same time',
      'useful extra checks with the corner in the air',
      'is it worth cleaning something behind the wheel now',
      'since I already have it apart, what would you look over',
    ],
    answer:
      'Look at what you cannot see otherwise: the inner brake pad, the back face of the disc, the brake hose, the driveshaft gaiter, the lowest coil of the spring and a damp damper. Rock the wheel hub for play, and look at the inside shoulder of the tyre. Brush the hub face clean before the wheel goes back. Take a photograph of each; next year’s comparison tells you what is getting worse.',
  },
];
