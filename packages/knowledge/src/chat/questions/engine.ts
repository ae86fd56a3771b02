import type { CommonQuestion } from '../common-question.ts';

/** The engine's mechanics: timing drive, compression, noises, smoke. */
export const engineQuestions: readonly CommonQuestion[] = [
  {
    id: 'timing-belt-snaps',
    about: ['timing belt', 'cambelt', 'cam belt', 'belt', 'timing chain', 'chain'],
    asks: [
      'what happens if the timing belt snaps',
      'if it breaks while driving will the engine be wrecked',
      'cambelt went on the motorway, is that it for the engine',
      'what goes wrong when a chain jumps',
      'is my engine an interference engine and does it matter',
      'will it just stop or will the valves hit the pistons',
      'can an engine survive a broken cam belt',
    ],
    answer:
      'On most engines of today valves and pistons collide: the engine stops at once, power steering and brake assistance fade, and bent valves or worse follow. Such engines are called interference engines. Never try to start it again, as every turn bends more. A garage turns it by hand or measures pressure loss with a new belt fitted to see what is bent. A few engines come through unharmed; only the workshop data for your engine says.',
  },
  {
    id: 'timing-belt-water-pump-together',
    about: ['timing belt', 'cambelt', 'cam belt', 'water pump', 'tensioner'],
    asks: [
      'should the water pump be done with the belt',
      'garage says change tensioner and pump too, rip off?',
      'just the belt or the whole kit',
      'is a kit with rollers really necessary',
      'why do they do the water pump at the same time',
      'can I get away with only the cambelt',
      'if the belt is off anyway what else is worth changing',
    ],
    answer:
      'Yes, do belt, tensioner and rollers together, and the water pump too where the belt drives it or covers it: the parts cost little beside the labour, and a seized roller or pump throws off a new belt. A pump that leaks later would mean doing the whole work again and, soaked in coolant, the belt as well. Ask the garage for a complete kit of a known make, new coolant, and an invoice that names the parts and the mileage.',
  },
  {
    id: 'timing-belt-age',
    about: ['timing belt', 'cambelt', 'cam belt'],
    asks: [
      'low mileage but the belt is 10 years old, change it?',
      'does a cambelt go off with age',
      'when is the timing belt due',
      'how do I know if the belt was ever done',
      'no record of a cam belt change what should I do',
      'is it miles or years for the belt',
      'how many years can you leave it',
    ],
    answer:
      'Whichever comes first, miles or years: the rubber ages even in a car that hardly moves. The interval differs greatly between engines, so take it from the maker’s service schedule for your engine code. If there is no invoice or sticker that proves it was done, regard it as due, because a look at a belt does not show how close it is to failing. Ask whether your engine has a belt at all: many have a chain.',
  },
  {
    id: 'timing-chain-for-life',
    about: ['timing chain', 'chain', 'tensioner'],
    asks: [
      'thought chains last forever',
      'why has the timing chain stretched',
      'isnt a chain meant to be lifetime',
      'what makes a timing chain wear out',
      'can I just replace the tensioner and not the chain',
      'does old oil stretch the chain',
      'why would a chain need replacing, are they not for life',
    ],
    answer:
      'A chain has no fixed interval, but it wears: late oil changes, the wrong oil and a low level wear its links and starve its tensioner, so it lengthens and rattles. By itself a new tensioner helps only while the length is within limits; as a rule chain, guides, tensioner and worn sprockets are renewed together. A garage compares camshaft and crankshaft position in the live data, or measures how far the tensioner has moved out. A rattle that goes on is not to be left.',
  },
  {
    id: 'chain-rattle-cold-start',
    about: ['timing chain', 'chain', 'rattle', 'tensioner'],
    asks: [
      'rattles for two seconds on cold start then goes, is that serious',
      'why only when its cold and then quiet',
      'is a start up rattle normal',
      'death rattle first thing, fine after, can it wait',
      'noise goes away after a moment so is it ok',
      'how long can a rattling chain be left',
      'only makes the noise for a second at start, do I need to do anything',
    ],
    answer:
      'It is a warning, not normal: the tensioner has lost its oil overnight or the chain has lengthened, and it slaps against its guides until pressure builds. One short tick after a long rest can be harmless; a rattle of a second or more that recurs means wear that goes on, and a chain that jumps wrecks valves. Check the oil level now, and have chain and tensioner measured. Whether it may be driven meanwhile the verdict of this diagnosis decides.',
  },
  {
    id: 'compression-test-what',
    about: ['compression', 'compression test', 'cylinder', 'rings', 'valve'],
    asks: [
      'what does a compression test show',
      'how do they do a compression test',
      'compression is low on one cylinder, rings or valves?',
      'whats the difference between compression and leak down test',
      'what is a wet compression test',
      'how would a garage tell rings from valves',
      'what will they do when they test the compression and what will it show',
    ],
    answer:
      'It shows how well each cylinder holds pressure while the starter turns the engine; one that is clearly below the others is the finding. A little oil squirted in raises it if rings or bore leak, and hardly changes it if a valve or the gasket leaks. A pressure-loss (leak-down) test then blows air in and shows the way out: intake or exhaust for valves, the oil filler for rings, bubbles in the coolant for the head gasket.',
  },
  {
    id: 'blue-smoke',
    about: ['blue smoke', 'smoke', 'burning oil', 'oil'],
    asks: [
      'what does blue smoke mean',
      'smokes blue when i start it in the morning',
      'puff of blue after idling then clears',
      'blue smoke on overrun, valve seals or rings?',
      'grey bluish exhaust and smells of oil, why',
      'when does blue smoke come from the turbo',
      'it only smokes after idling a while, where is the oil getting past',
    ],
    answer:
      'Blue smoke is burning engine oil. When it comes shows where from: a puff after standing or a long idle points to valve stem seals, smoke while pulling hard to piston rings, smoke with oil in the boost pipes to the turbo, and steady smoke on any engine to blocked crankcase ventilation, which is cheap and checked first. Watch the dipstick and do not let it fall to the lower mark. Oil burnt for long also ruins catalyst and particulate filter.',
  },
  {
    id: 'white-smoke',
    about: ['white smoke', 'smoke', 'steam', 'head gasket', 'coolant'],
    asks: [
      'white smoke from the exhaust, coolant or just steam?',
      'is white smoke normal when cold',
      'how do I know if its steam or burning coolant',
      'clouds of white out the back that smell sweet',
      'white smoke on a diesel, what is that',
      'steamy exhaust in winter, worry?',
      'lots of white coming out, how can I tell if its coolant',
    ],
    answer:
      'A thin white plume that vanishes within some minutes of a cold start is condensation and normal. Thick white vapour that stays when the engine is hot, smells sweet and goes with a falling coolant level is coolant in a cylinder: then stop and leave the engine off. On a diesel, white smoke that stings the eyes is unburnt fuel, from glow plugs, injectors or low compression. A garage tests for exhaust gas in the coolant to settle it.',
  },
  {
    id: 'black-smoke',
    about: ['black smoke', 'smoke', 'soot', 'diesel'],
    asks: [
      'black smoke when I put my foot down',
      'why is it chucking out black smoke',
      'what does black exhaust smoke mean',
      'sooty cloud when accelerating, is it running rich',
      'does black smoke mean injectors or turbo',
      'is some black smoke normal on an old diesel',
      'puts out a black cloud under load, what is it short of',
    ],
    answer:
      'Black smoke is fuel that found too little air: a split boost hose, a blocked air filter, an EGR valve that is stuck open, a turbo that does not build boost, or an injector that gives too much. A diesel with a whole particulate filter shows almost none, so visible soot there also means the filter is cracked or missing, which fails the MOT in Great Britain. Start with air filter and hoses, then have boost and injectors read out.',
  },
  {
    id: 'head-gasket-test-block',
    about: ['head gasket', 'block test', 'coolant', 'combustion leak'],
    asks: [
      'how do they test for a blown head gasket',
      'what is a block test or sniff test',
      'can I check the head gasket myself',
      'is there a sure test before they take the head off',
      'chemical test on the coolant, is it reliable',
      'how certain can a garage be without stripping it',
      'is there a way to be certain before spending thousands',
    ],
    answer:
      'With a chemical test first: a tube of fluid on the expansion tank changes colour when exhaust gas comes out of the coolant. A kit is cheap and can be used at home, with the cap opened only on a cold engine. A positive result is strong; a negative one on a small or intermittent leak proves nothing, so a garage adds a pressure test held overnight, a look into the cylinders with a camera, and a pressure-loss test that makes bubbles.',
  },
  {
    id: 'head-skim-needed',
    about: ['head gasket', 'cylinder head', 'head'],
    asks: [
      'does the head have to be skimmed',
      'is it only the gasket or does the head need machining',
      'what else gets replaced when the head gasket is done',
      'how would they know if the head is warped',
      'why do new head bolts come with it',
      'should the head be pressure tested while its off',
      'why does the head have to go to a machine shop',
    ],
    answer:
      'It has to be measured, and skimmed only if it is out of true: a straight edge shows warping, a pressure test shows cracks, and an overheated head needs both. Many heads may be skimmed only by little or not at all; the workshop data says. New head bolts belong to it where they are stretch bolts, besides gaskets, coolant, oil and filter, and usually belt and water pump. Ask the garage for the machinist’s report, and why the gasket failed.',
  },
  {
    id: 'head-gasket-worth-it',
    about: ['head gasket', 'engine', 'cylinder head'],
    asks: [
      'is a head gasket worth doing on an old car',
      'repair or get another engine',
      'used engine or fix mine, which is wiser',
      'would a second hand engine be a better bet',
      'is it scrap now',
      'rebuild, recon or breakers engine?',
      'is it better to scrap it than pay for this',
    ],
    answer:
      'It depends on what else was hurt: a gasket caught early in a good engine is worth repairing if the bill is clearly below the car’s value; a motor that ran long with milky oil or badly overheated often needs more than a gasket. A used engine is a lottery unless its mileage is proved, it was compression-tested and comes with a guarantee; a reconditioned one costs more and carries one. Ask for both prices in writing after the head has been inspected.',
  },
  {
    id: 'engine-knock-rod',
    about: ['knocking', 'big end', 'bearing', 'bottom end', 'rod knock'],
    asks: [
      'is a knocking engine always the big end',
      'what is rod knock',
      'deep knock that follows the revs, is the engine dead',
      'can big end shells be changed without taking the engine out',
      'what makes a bottom end bearing fail',
      'how can they tell a knock from a tappet tick',
      'can it be rebuilt or is a knocking motor finished',
    ],
    answer:
      'A deep, heavy knock that follows engine speed and is louder under load suggests a big-end bearing; a light, quick tick from the top is rather a tappet, an injector or an exhaust leak. Bearings die from low oil, old oil or lost pressure. Shells can be renewed if the crankshaft is not scored, which shows only with the sump off. Stop the engine: a rod that breaks comes through the block. Ask for oil pressure to be measured and metal looked for in the filter.',
  },
  {
    id: 'tappet-tick',
    about: ['tappet', 'tappets', 'lifter', 'ticking', 'hydraulic lifters'],
    asks: [
      'are noisy tappets serious',
      'ticking from the top of the engine that goes when warm',
      'can tappets be quietened with fresh oil',
      'why do the lifters tick after standing',
      'do all tappets get replaced or just the noisy one',
      'will a ticking lifter damage the cam',
      'it ticks until warm, will it wear something out',
    ],
    answer:
      'A tick for some seconds after long standing is common: hydraulic tappets drain and fill again as oil pressure comes. One that goes on when warm means low or old oil, sludge in a tappet, or a worn tappet or cam. Check the level, then change oil and filter with the right grade before anything is taken apart. If it stays, tappets are inspected and often done as a set, because the cover is off. Worn cam lobes do not come back.',
  },
  {
    id: 'piston-rings-additive',
    about: ['piston rings', 'rings', 'oil consumption', 'burning oil'],
    asks: [
      'can stuck piston rings be freed without stripping it',
      'does soaking the pistons work',
      'is there anything cheap for worn rings',
      'rings gone, do I need a whole engine',
      'what wears piston rings out',
      'oil control rings clogged, is a cleaner worth trying',
      'anything I can pour down the plug holes to free them',
    ],
    answer:
      'Sometimes, if they are stuck with carbon and not worn: some makers describe a cleaner that soaks in the cylinders overnight and is drawn off, followed by an oil change. Fluid left in a cylinder breaks the engine when it is cranked, so it is workshop’s work. Worn rings or a scored bore are not cured by any liquid; then the engine is rebuilt or exchanged. Before either, have crankcase ventilation, valve seals and turbo ruled out, because they burn oil too.',
  },
  {
    id: 'engine-seized',
    about: ['engine', 'seized', 'locked', 'crankshaft'],
    asks: [
      'how do I know the engine has seized',
      'engine wont turn at all, is it seized or the starter',
      'can a seized engine be freed',
      'starter just clunks, could the motor be locked up',
      'does a seized engine mean scrap',
      'can an alternator or compressor make it look seized',
      'how can I check whether it still turns',
    ],
    answer:
      'Turn it by hand before anyone calls it seized: ignition off, car out of gear, a spanner on the crankshaft bolt, turned only in its running direction. If it moves freely, starter or battery is at fault. If it does not, take the auxiliary belt off first, as a jammed alternator or compressor blocks it too; and liquid in a cylinder locks it, so plugs or injectors come out before cranking. An engine seized without oil is seldom saved.',
  },
  {
    id: 'engine-mount-one-or-all',
    about: ['engine mount', 'mount', 'mounts', 'gearbox mount', 'torque arm'],
    asks: [
      'do all the engine mounts need doing together',
      'only one mount is broken, is one enough',
      'can a bad engine mount break something else',
      'why does it vibrate only when in gear and stopped',
      'polyurethane engine mounts any good',
      'is it risky to drive with a broken engine mount',
      'should I change just the broken one or the set',
    ],
    answer:
      'Only the ones that are torn or collapsed, but have all of them looked at: when one gives way the others carry its load and are often next, and a lower torque arm is cheap to do with it. Left broken, the engine moves on its cables, hoses and drive shafts and can damage them. Hydraulic mounts are replaced by the same kind; a hard aftermarket one passes vibration into the car. The engine is supported properly while one is off.',
  },
  {
    id: 'breather-pcv',
    about: ['pcv', 'breather', 'crankcase', 'oil filler cap'],
    asks: [
      'what is the pcv valve for',
      'can a blocked breather cause oil leaks',
      'engine dies if I take the oil cap off, normal?',
      'oil cap sucks hard when I lift it',
      'hissing from the crankcase breather, why',
      'does a bad pcv burn oil',
      'whistles and stops when I undo the oil cap, what is that',
    ],
    answer:
      'The crankcase ventilation (PCV) draws the gases that pass the piston rings back into the intake. Blocked, it lets pressure build and pushes oil out of seals; torn, it pulls air and oil in, with a whistle, a rough idle and blue smoke. Slight suction at the oil filler is normal on many engines, strong suction or strong pressure is not. It is checked before seals are renewed, because new seals leak again otherwise. It must stay connected.',
  },
];
