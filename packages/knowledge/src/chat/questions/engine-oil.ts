import type { CommonQuestion } from '../common-question.ts';

/** Engine oil, its leaks and its light. */
export const engineOilQuestions: readonly CommonQuestion[] = [
  {
    id: 'oil-light-means-pressure',
    about: ['oil', 'oil light', 'oil pressure', 'oil can light'],
    asks: [
      'level is fine on the dipstick so why is the oil light on',
      'does the red oil can mean low oil or low pressure',
      'its got plenty of oil in it but the light still comes on',
      'is the oil warning about level or pressure?',
      'dipstick reads full, how can it need oil',
      'what is the red oil light actually measuring',
      'I thought that light just meant top it up',
    ],
    answer:
      'The red oil can means low oil pressure, not simply a low level: a pump, a blocked strainer, worn bearings or the switch itself can bring it on with a full sump. A yellow oil light is on most cars the level warning. Without pressure the bearings run metal on metal and are ruined within minutes, so the engine is switched off at once and stays off. A garage screws in a pressure gauge first: that shows whether the switch or the engine is at fault.',
  },
  {
    id: 'oil-leak-only-hot',
    about: ['oil leak', 'oil', 'sump', 'rocker cover', 'gasket'],
    asks: [
      'why does it only drip after a long drive',
      'it only leaks when hot, how come',
      'drops of oil appear after ive parked up, never when its cold',
      'nothing under it in the morning but a patch after the motorway',
      'why would an oil leak only show with a warm engine',
      'does heat make an oil leak worse',
      'why doesnt it leak all the time',
    ],
    answer:
      'Because hot oil is thin and under pressure: it creeps through a gap that cold, thick oil does not pass, and what has run along the engine drips down once the car has come to rest. It says little about where the leak is. Clean the engine, drive it warm and look from above downwards for the highest wet place, with the engine off and away from belts and the hot exhaust. Read the dipstick weekly until it is repaired.',
  },
  {
    id: 'oil-leak-find-place',
    about: ['oil leak', 'leaking oil', 'oil', 'gasket'],
    asks: [
      'how do I find out where the oil is coming from',
      'whole underneath is covered in oil, how can anyone see where it starts',
      'is there a way of tracing an oil leak at home',
      'can they put dye in to find it',
      'everything is wet down there, whats the trick to spotting the source',
      'how does a mechanic work out which seal is weeping',
      'how will they know which gasket it is when everything is oily',
    ],
    answer:
      'Clean first, then look for the highest and foremost wet place: oil runs down and the airflow blows it back, so the lowest drip is seldom the source. Degrease the engine cold, drive a few miles, and look with a torch from the rocker cover down. A garage adds fluorescent dye to the oil and finds the trace under an ultraviolet light. Never work under a car that is held by a jack only, and keep hands away from a running engine.',
  },
  {
    id: 'oil-leak-mot',
    about: ['oil leak', 'oil', 'gasket'],
    asks: [
      'will an oil leak fail the mot',
      'mot next week and its dripping oil, is that a fail',
      'can they fail it for an oil drip',
      'is a weeping gasket an advisory or a fail',
      'does leaking engine oil matter for the test',
      'tester will see oil underneath, what happens',
      'will it pass with oil dripping off the sump',
    ],
    answer:
      'A slight weep passes, a real leak fails: in Great Britain the tester fails a car whose fluid leaks so much that it is likely to harm the environment or other road users, and calls it dangerous where it drips continuously enough to be a serious risk. Damp and dusty round a gasket is at most an advisory. Oil on hot exhaust or on brakes is another matter and is mended before any test.',
  },
  {
    id: 'oil-on-exhaust-fire',
    about: ['oil leak', 'oil', 'rocker cover', 'cam cover', 'exhaust'],
    asks: [
      'can oil dripping on the exhaust catch fire',
      'burning oil smell from under the bonnet, is that a fire risk',
      'oil is running on to the manifold, how dangerous is that',
      'smoke from the engine bay where the oil drips, should i worry',
      'will it go up in flames if oil gets on the hot pipe',
      'does engine oil burn that easily',
      'I can see smoke off the manifold from the drips, could the car burn',
    ],
    answer:
      'Yes, it can: engine oil that reaches the hottest parts, the turbo, manifold or catalyst, smokes first and may catch fire when there is enough of it. A smell after parking comes mostly from a few drops; visible smoke while driving is a reason to stop, switch off and leave the bonnet shut or barely open. Get out and call the fire service if you see flames. Have the leak closed and the oil washed off before the car is used further.',
  },
  {
    id: 'oil-change-overdue-harm',
    about: ['oil', 'oil change', 'service', 'engine'],
    asks: [
      'I missed two oil changes, could that have caused it',
      'does old oil wreck an engine',
      'its well overdue a service, is that why this happened',
      'what does skipping oil changes do',
      'oil came out like tar, has damage been done',
      'would changing the oil late bring this on',
      'I have been lazy with oil changes, is this my fault',
    ],
    answer:
      'It can well be part of it: old oil loses its additives, holds fuel, water and soot, and turns to sludge that blocks the strainer, the fine passages to chain tensioners and camshaft phasers, and the turbo’s feed. What has worn does not come back with fresh oil. Change oil and filter now with the handbook’s grade, note the date, and repeat it early if what came out was black and thick. Have the oil pressure measured if the engine is noisy.',
  },
  {
    id: 'short-trips-oil',
    about: ['oil', 'oil level', 'engine', 'fuel in oil', 'oil dilution'],
    asks: [
      'why should short journeys upset the oil',
      'are short trips bad for the engine',
      'only do the school run, could that be the reason',
      'car hardly goes anywhere, does that harm it',
      'why do they say short runs count as severe service',
      'does never getting warm hurt an engine',
      'why would lots of little journeys wear it out',
    ],
    answer:
      'Because the engine never gets hot enough to boil off what each cold start leaves in the oil: unburnt fuel and water. They thin the oil, make sludge and the creamy film under the filler cap, and on diesels interrupted filter cleaning adds more fuel. It helps to combine errands so that the engine runs fully warm at least once a week, and to change the oil by time and earlier than the longest interval. The handbook calls this severe use.',
  },
  {
    id: 'oil-level-rising',
    about: ['oil', 'oil level', 'dipstick', 'dpf', 'oil dilution'],
    asks: [
      'oil level has gone up on its own, how',
      'dipstick is above max and nobody added any',
      'why is my oil increasing',
      'theres more oil in it than last month',
      'can diesel get into the sump',
      'level keeps rising and it smells of fuel',
      'I have not topped it up yet the level is higher, why',
    ],
    answer:
      'Something is getting into it: on a diesel mostly fuel from interrupted regenerations of the particulate filter or a leaking injector, on a petrol engine fuel from short runs or an injector, and on any engine coolant, which turns it milky. Thinned oil no longer protects the bearings, and a diesel with far too much can run away on it. Do not run it above the upper mark: have the oil changed and the reason found, and ask for a look at fuel injection and filter.',
  },
  {
    id: 'overfilled-oil',
    about: ['oil', 'oil level', 'dipstick', 'overfilled'],
    asks: [
      'I put too much oil in, does it matter',
      'overfilled it by about half a litre what now',
      'is oil above max bad',
      'garage has overfilled my oil, can that do harm',
      'how do I get the extra oil out',
      'went past the top mark on the dipstick by accident',
      'does it hurt to have a bit too much in',
    ],
    answer:
      'Yes, it matters once it is clearly above the upper mark: the crankshaft whips the oil to foam, which lowers pressure, pushes oil past seals and into the intake, and on a diesel may let it run on its own oil. Leave the engine off. Draw the surplus out through the dipstick tube with a hand pump, or loosen the drain plug with the car well supported, a little at a time, until the level lies between the marks on flat ground.',
  },
  {
    id: 'milky-oil-cap',
    about: ['oil', 'oil cap', 'filler cap', 'head gasket', 'mayonnaise'],
    asks: [
      'theres mayonnaise under the oil cap, is it the head gasket',
      'creamy gunk on the filler cap',
      'white sludge in the oil cap, should I panic',
      'is milky stuff under the cap always the gasket',
      'yellow foam where you put the oil in',
      'cap has cream on it but the dipstick is clean',
      'found creamy stuff under the lid, have I got a blown gasket',
    ],
    answer:
      'Not by itself: a creamy film only on the cap is mostly condensation from short, cold journeys. The head gasket or an oil cooler is suspected when the dipstick is milky too, the coolant falls, oil floats in the coolant, or the engine overheats. Wipe the cap clean, look at dipstick and cold coolant level, and look again after a long warm run. With milky oil on the dipstick the engine is not run, because it no longer protects the bearings.',
  },
  {
    id: 'oil-pressure-switch-or-pump',
    about: ['oil pressure', 'oil pressure switch', 'oil light', 'sender'],
    asks: [
      'could it just be the oil pressure sensor',
      'is it the sender or real low pressure, how do they tell apart',
      'mate says its only a dodgy switch, worth a try?',
      'how would a garage test the oil pressure',
      'shall I change the switch first and see',
      'can a bad oil switch bring the light on',
      'how do I know if the light is lying',
    ],
    answer:
      'It may be the switch, but that is shown by measuring, never by hoping: a garage screws a pressure gauge into the switch’s place and compares idle and higher speed, hot, with the workshop data. If pressure is right, the switch or its wire is renewed, which is cheap. If it is low, the engine has been spared. Until it has been measured the engine stays off; a switch that leaks oil into its plug is a sign for the switch.',
  },
  {
    id: 'flush-engine-oil',
    about: ['engine flush', 'oil flush', 'sludge', 'oil'],
    asks: [
      'is an engine flush a good idea',
      'should I flush the engine before the oil change',
      'do those oil flush bottles do anything',
      'will flushing clear the sludge',
      'garage wants to sell me an engine flush',
      'can a flush do damage on an old motor',
      'would one of those flush treatments clean it out first',
    ],
    answer:
      'Seldom needed, and on a badly sludged engine a risk: a flush loosens lumps that then block the strainer of the oil pump, and pressure falls. An engine that was serviced on time has nothing to flush. Where there is sludge, the gentler way is two or three early changes of good oil with a new filter each time; where it is thick, the sump comes off and the strainer is cleaned by hand. Use a flush only if the maker allows it.',
  },
  {
    id: 'wet-belt-oil',
    about: ['timing belt', 'wet belt', 'belt in oil', 'oil pump'],
    asks: [
      'whats a wet belt',
      'why does the wrong oil eat the belt',
      'belt runs in oil, is that bad',
      'bits of rubber in the sump, what does that mean',
      'does a wet belt need changing sooner',
      'how would they check a belt that runs in oil',
      'is mine the sort with the belt inside the engine and why is that bad',
    ],
    answer:
      'A wet belt is a timing or oil-pump belt that runs inside the engine in its oil. The wrong oil, fuel in the oil or late changes make its rubber swell and shed; the crumbs block the oil pump’s strainer, so the engine can lose oil pressure before the belt breaks. Use only oil with the approval in the handbook and change it on time. A garage measures or looks at the belt through the filler, and with crumbs found cleans the strainer as well.',
  },
  {
    id: 'oil-brand-mixing',
    about: ['oil', 'engine oil', 'oil grade'],
    asks: [
      'can I mix two makes of oil',
      'does it have to be the same brand of oil',
      'only got a different make in the garage, ok to use',
      'is mixing synthetic and semi synthetic bad',
      'will 5w30 on top of 5w40 hurt',
      'any oil will do to get the level up?',
      'can I top it up with whatever oil I have at home',
    ],
    answer:
      'Different brands mix, provided that viscosity and approval are those of the handbook, such as the maker’s own standard or an ACEA class: that matters far more than the name. For one litre in need, a neighbouring grade is better than too little oil; it is put right at the next change. Two things are not bent: low-ash oil where a diesel or petrol particulate filter asks for it, and the approved oil where a belt runs in it.',
  },
];
