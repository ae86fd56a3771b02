import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about the manual gearbox, its mounts, and driveshafts. */
export const manualGearboxAndShaftQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-synchro-only-cold',
    faults: ['manual-synchro-worn'],
    asks: [
      'crunches into second only when cold',
      'first mile it grates, warm it is smooth',
      'second gear grinds in the morning, then fine',
      'is it worn or just cold oil',
      'notchy in winter, gone after ten minutes',
      'only when the gearbox is freezing, should I worry',
      'why the gear is hard until engine becomes warm',
    ],
    answer:
      'A stiff second gear for the first mile in the cold is common and often comes from thick or old oil; a real crunch means that the synchroniser has begun to wear. Fresh oil of exactly the stated grade is the right first step and often helps the cold stiffness. If it crunches warm as well, or on quick changes, the ring is worn. Pause for a moment in neutral on the way to second until the oil is warm.',
  },
  {
    id: 'drive-synchro-leave',
    faults: ['manual-synchro-worn'],
    asks: [
      'can I live with a crunchy third',
      'what happens if I never repair the synchro',
      'just double declutch and carry on?',
      'how long until the gear is unusable',
      'will grinding it wreck the whole gearbox',
      'is skipping the bad gear a solution',
      'it grates each time, does that hurt anything else',
    ],
    answer:
      'The wear itself only gets worse slowly, but every crunch chips the dog teeth, and once they are rounded the gear jumps out and metal dust runs through the bearings. Change slowly, wait a moment in neutral, or match the revs, and the crunch stays away. Skipping a gear spares it, as long as the engine does not labour. When the gear begins to jump out or refuses, the repair becomes a rebuild or another gearbox.',
  },
  {
    id: 'drive-synchro-additive',
    faults: ['manual-synchro-worn', 'manual-bearing-worn'],
    asks: [
      'is there an additive for crunching gears',
      'gearbox treatment bottle, worth a try',
      'thicker oil to quieten the box',
      'molyslip or similar for a noisy transmission',
      'which oil helps a worn synchro',
      'friction modifier in a manual, good idea',
      'can I put engine oil or atf instead',
    ],
    answer:
      'Skip the additives: a synchroniser needs friction to work, and slippery additives can make it crunch more. What does help at times is a change to fresh oil of exactly the specification in your handbook, as the wrong grade makes gears stiff or lets them crunch. Thicker oil hides bearing noise for a while and leaves the bearing worn. Look at what drains out: fine grey paste on the magnet is usual, chips and flakes are not.',
  },
  {
    id: 'drive-gear-rebuild-or-swap',
    faults: ['manual-synchro-worn', 'manual-bearing-worn', 'manual-selector-fork-worn'],
    asks: [
      'rebuild mine or get a second hand box',
      'breakers gearbox or recon, what would you do',
      'is a used transmission a gamble',
      'what should I check before buying another gearbox',
      'do I need the same code on the casing',
      'gearbox specialist or main dealer',
      'exchange unit versus repair of old one, which is wise',
    ],
    answer:
      'A rebuild by a specialist with a written guarantee is the safer choice, and for a common box a used one of proven mileage is the cheaper gamble. Match the code on the gearbox label, since ratios, flanges and sensors differ under the same shape. Before either, ask what failed: a single synchroniser or a bearing kit is often enough. Budget for oil, seals, and a clutch if yours is not fresh, as the box is out anyway.',
  },
  {
    id: 'drive-bearing-noise-which',
    faults: ['manual-bearing-worn'],
    asks: [
      'whine in all gears except fourth, what is that',
      'noisy in fifth only',
      'howls on the overrun',
      'rumble in neutral, quiet with clutch down',
      'is it gearbox whine or wheel bearing',
      'hum follows road speed not revs, which bearing',
      'grumbling noise in one gear, rest silent',
    ],
    answer:
      'Sort it by when it is heard: in neutral with the clutch up and gone with it down is the input bearing; one gear only is that pair of gears; all gears but one points to a shaft bearing; a hum that follows road speed even in neutral, and changes in bends, is rather a wheel bearing. Check the oil level first, because a dry box whines everywhere. A short recording with speed and gear noted helps the garage a lot.',
  },
  {
    id: 'drive-bearing-metal',
    faults: ['manual-bearing-worn', 'manual-gearbox-oil-low'],
    asks: [
      'found metal on the drain plug magnet',
      'grey sludge on the plug, normal?',
      'glitter in the gear oil when I drained it',
      'there are slivers in the oil, bad sign',
      'what should the old gearbox oil look like',
      'shavings came out, how worried',
      'magnet is furry with black paste',
    ],
    answer:
      'A fine grey or black paste on the magnet is ordinary wear; needles, flakes that you can pick up, or a bronze shimmer in the whole oil are damage. Silver flakes point to bearings and gears, yellow ones to synchroniser rings. With flakes, do not just refill and forget: the chips travel through the other bearings. Keep some of the oil in a clean jar for the gearbox specialist, and use the car only as this diagnosis allows.',
  },
  {
    id: 'drive-jump-out-linkage',
    faults: ['manual-selector-fork-worn', 'manual-shift-linkage-worn', 'gearbox-mount-broken'],
    asks: [
      'it pops out of gear when I lift off',
      'jumps out of fifth on the motorway',
      'could it be the cable and not the gearbox',
      'falls out of reverse over bumps',
      'do I have to hold the lever, is that harmful',
      'kicks itself into neutral going downhill',
      'gear is leaving alone, what to control first',
    ],
    answer:
      'Look outside before the box is blamed: a gear that is not fully home through a stretched cable, a worn bush or a torn mount jumps out just the same. If several gears do it, suspect linkage and mounts; if always the same one does it on lift-off, suspect the fork or the dog teeth inside. Do not hold the lever in, because the fork then rubs and wears. Take extra care downhill, as engine braking can vanish.',
  },
  {
    id: 'drive-linkage-fell-off',
    faults: ['manual-shift-linkage-worn'],
    asks: [
      'lever flops about and does nothing',
      'gearstick went loose, stuck in third',
      'the stick just waggles, no gears',
      'cable came off, can I push it back on',
      'gear knob moves like a spoon in soup',
      'which bit has popped off under there',
      'stuck in one gear with a floppy stick, is the box finished',
    ],
    answer:
      'A lever that flops about with the car stuck in one gear nearly always means a cable end or a ball socket has come off, and the gearbox is fine. Look under the bonnet at the levers on top of the gearbox, engine off and handbrake on: a cable hanging free is plain to see. It presses back on, but it came off because the plastic is worn, so a repair bush or a new cable is the lasting answer.',
  },
  {
    id: 'drive-linkage-adjust',
    faults: ['manual-shift-linkage-worn'],
    asks: [
      'reverse and first are hard to find, adjust the cables?',
      'can I set the gear cables myself',
      'after the clutch job the gears are all over the place',
      'selector sloppy, need new cables or a tweak',
      'lever sits off to one side now',
      'two gears cannot be reached any more',
      'is there a locking pin for setting it',
    ],
    answer:
      'Many cable linkages can be set at home: the gearbox lever and the gear stick are each locked in a fixed position, usually with a pin or a drill bit, then the cable’s clamp is released and closed again. The exact position is in the workshop data. If it went wrong after other work, a clip or a cable sits in the wrong place, so take it back. A cable that is stiff in its sleeve cannot be cured by adjusting.',
  },
  {
    id: 'drive-manual-oil-which',
    faults: ['manual-gearbox-oil-low'],
    asks: [
      'which oil for my manual gearbox',
      'where do I fill it, there is no dipstick',
      'how do I check the level at home',
      'level plug or fill plug which is it',
      'how much do I put in',
      'can I do gearbox oil on one jack',
      'opened the plug and nothing ran out, is that low',
    ],
    answer:
      'Use exactly the oil your handbook or the gearbox label names; a wrong grade makes it crunch. Most have a filler plug on the side that is also the level: on level ground the oil stands at its lower edge, so nothing running out means too low. The car must be level, on four axle stands or a lift, and never on a jack alone. Undo the filler plug before the drain plug, in case it is seized.',
  },
  {
    id: 'drive-manual-oil-leak-source',
    faults: ['manual-gearbox-oil-low'],
    asks: [
      'oil where the driveshaft goes in',
      'drip under the gearbox, engine or gear oil',
      'wet bell housing, what leaks',
      'small weep round the shaft, urgent?',
      'spot on the drive that smells of rotten eggs',
      'seal replaced and it still leaks',
      'brown sticky drops nearside under the bonnet',
    ],
    answer:
      'Gear oil is thick and smells of sulphur, so a smell of rotten eggs names it; at the inner end of a driveshaft it is the output seal. A new seal that leaks again was cut by the shaft’s splines, or the shaft runs in a worn bush, so ask for both to be looked at. First have the level set, because a box holds little and the loss is seen late. Wet bell housing may also be engine oil or clutch fluid.',
  },
  {
    id: 'drive-manual-oil-low-damage',
    faults: ['manual-gearbox-oil-low'],
    asks: [
      'I drove it for months with low oil, damaged?',
      'topped it up, how do I know it survived',
      'it took over a litre, is it wrecked',
      'ran nearly dry, what signs of harm to look for',
      'filled and still whining',
      'has the lack of oil killed the bearings',
      'it was empty when they checked, now what',
    ],
    answer:
      'If it is quiet after filling and shifts well, it may have got away with it; a whine or rumble that stays after filling means that bearings or gears are marked. Look at what was drained: flakes or a burnt smell speak for damage, plain dark oil does not. Have the level checked again after a few hundred miles, which also shows how fast it leaks. Mend the leak before anything else, or the damage comes a second time.',
  },
  {
    id: 'drive-mount-which',
    faults: ['gearbox-mount-broken'],
    asks: [
      'clunk when I change from drive to reverse',
      'thump on and off the throttle',
      'is it the gearbox mount or the engine mount',
      'engine rocks when I blip it, normal?',
      'bang under the floor when pulling away',
      'knock from the middle as clutch bites, mount or cv',
      'shaking in drive at the lights, smooth in neutral',
    ],
    answer:
      'Have the bonnet open, the brakes firmly on and nobody in front, and watch the engine while a helper lets the drive take up gently, forwards and in reverse: if it rocks a lot or knocks, a mount or the torque strut is torn. A shake in gear that eases in neutral is a mount that has sunk. A click on lock is the outer CV joint instead. Inspect the rubber with a torch for cracks and for oil.',
  },
  {
    id: 'drive-mount-replace',
    faults: ['gearbox-mount-broken'],
    asks: [
      'replace one mount or all of them',
      'cheap mount or genuine',
      'polyurethane bush instead of rubber?',
      'can I change the dogbone at home',
      'new mount and now it vibrates more',
      'if I leave a broken mount what happens',
      'after changing the torque strut idle buzz is worse',
    ],
    answer:
      'Renew the torn one, and the others of the same age only where they are cracked or sunk too, because a single soft one overloads its neighbours. Cheap ones are often too hard, and polyurethane passes vibration into the car. The lower torque strut is a feasible home job with the engine supported; the main mounts need a proper support beam. A mount left torn strains the exhaust joint, the CV joints and hoses. Tighten the bolts with the engine at rest.',
  },
  {
    id: 'drive-cv-outer-test',
    faults: ['cv-outer-joint-worn'],
    asks: [
      'clicking on full lock, how do I test the joint',
      'which side is bad if it clicks turning left',
      'knock knock when reversing on lock',
      'how do I find out left or right shaft',
      'is it cv or wheel bearing',
      'did the circles in the car park, it clicks both ways',
      'ticking from front when parking',
    ],
    answer:
      'Drive slow circles on an empty car park, full lock, with gentle power: clicking that quickens with the speed is an outer joint, mostly on the outside of the turn, so clicks on left lock point to the right shaft. Clicks both ways mean both joints. A wheel bearing hums with speed and needs no lock. Then look at the boots behind the wheels; a torn one with grease thrown about confirms the side.',
  },
  {
    id: 'drive-cv-outer-part',
    faults: ['cv-outer-joint-worn'],
    asks: [
      'joint only or whole driveshaft',
      'do I buy a pair or just one',
      'is a cheap shaft any good',
      'used driveshaft from a scrapyard ok',
      'does the abs ring come with it',
      'what must I compare before ordering',
      'cheap copy or reconditioned original, what you advise',
    ],
    answer:
      'One side is enough if the other is quiet and its boot is whole. A joint alone costs less in parts, a complete shaft less in labour. Compare number of splines, length, and the ABS ring with the old one, since versions differ even within one model. Reconditioned originals from a known maker with a guarantee beat the cheapest new copies. A used shaft is acceptable only without play and with sound boots. Buy a new hub nut.',
  },
  {
    id: 'drive-cv-hub-nut',
    faults: ['cv-outer-joint-worn', 'cv-inner-joint-worn', 'half-shaft-broken', 'cv-boot-split'],
    asks: [
      'old axle nut again or must it be new',
      'how tight does the driveshaft nut go',
      'can I tighten it with an impact gun',
      'hub nut will not come undone',
      'what if the hub nut is not torqued right',
      'is a torque wrench really necessary here',
      'big nut in the middle of wheel, reuse or new',
    ],
    answer:
      'Use a new hub nut and tighten it with a torque wrench to the figure in the workshop data, because it also holds the wheel bearing together. An impact gun gives no known torque and can hurt the bearing. Undo and tighten it with the wheel on the ground and the brake held, never with the car on a jack. Too loose ruins the bearing within a short distance and can let the wheel come adrift; a locking tab or peened collar must be set again.',
  },
  {
    id: 'drive-cv-inner-vibration',
    faults: ['cv-inner-joint-worn'],
    asks: [
      'shakes when I accelerate hard, stops when I lift',
      'vibration under power between 40 and 60',
      'wheels balanced twice and still shimmies',
      'garage says inner cv, plausible?',
      'front end wobbles going uphill only',
      'is it tyres or a shaft',
      'steering does not shake, whole car does on power',
    ],
    answer:
      'A shake that comes with power and goes the moment you lift off is typical of an inner joint; a wheel out of balance shakes with or without power. If balancing twice brought nothing, the diagnosis is plausible. Have the shaft’s inner end checked for play on a lift, and the engine mounts too, because a sunk mount bends the joint and shakes as well. Raised suspension wears this joint early. The shaft or joint is exchanged.',
  },
  {
    id: 'drive-cv-boot-only',
    faults: ['cv-boot-split'],
    asks: [
      'boot is torn but no noise, just a boot?',
      'can I only replace the gaiter',
      'how soon must a split boot be done',
      'stretch boot or split glue boot, any use',
      'grease everywhere inside the wheel',
      'is the joint ruined once the rubber has split',
      'tape round it until the mot?',
    ],
    answer:
      'If the joint is still quiet and the split is fresh, a new boot with clean grease is enough and cheap; once it clicks or the grease feels gritty, the joint is worn. Tape does not hold on a turning, greasy rubber, and glued split boots last poorly. Renew it soon, because road dirt grinds the joint. The old grease is washed out completely, the new boot’s clips are set properly, and only CV grease goes in.',
  },
  {
    id: 'drive-cv-boot-mot',
    faults: ['cv-boot-split'],
    asks: [
      'will a split boot fail the mot',
      'got an advisory for the cv gaiter, how urgent',
      'tester wrote driveshaft boot deteriorated',
      'mot says boot no longer prevents dirt entering',
      'can I wipe the grease off and pass',
      'will they refuse the car for torn rubber on axle',
      'minor or major for a cracked cv boot',
    ],
    answer:
      'In Great Britain a boot that is missing or no longer keeps dirt out is a failure, while one that is only cracked or deteriorated is noted as a minor defect. Wiping away the grease does not help, as the tester looks at the rubber itself. A boot noted as deteriorated will split within months, and a boot replaced in time is far cheaper than a joint, so have it done now rather than before the next test.',
  },
  {
    id: 'drive-half-shaft-gone',
    faults: ['half-shaft-broken'],
    asks: [
      'bang and now it revs with no drive',
      'engine fine, gears fine, does not move',
      'driveshaft snapped, can I drive it on the other wheel',
      'shaft came out of the gearbox, push it in?',
      'oil poured out and no drive after a knock',
      'is it the clutch or a broken shaft',
      'it broke in the middle, why would it',
    ],
    answer:
      'Have it recovered, because a loose shaft thrashes about, cuts brake hoses and lets the gearbox oil out, and with an ordinary differential the other wheel gets no drive either. A clutch that has failed gives no bang and smells; a shaft does. A short look with the engine off shows an end hanging or a boot torn wide. Usual reasons are rust under a rubber damper, a worn joint, or a shaft not clipped home after work.',
  },
  {
    id: 'drive-half-shaft-after-work',
    faults: ['half-shaft-broken', 'manual-gearbox-oil-low', 'cv-inner-joint-worn'],
    asks: [
      'shaft popped out after the garage fitted it',
      'new driveshaft already vibrates',
      'noise since they did the lower arm',
      'since clutch job there is oil at the shaft',
      'after suspension work the drive went',
      'they replaced ball joint and now cv pulled apart',
      'it was fine before the repair, whose fault',
    ],
    answer:
      'Trouble at a shaft right after other work is usually to do with that work: pulling the hub out too far takes the inner joint apart or unseats its circlip, and moving a shaft can cut the oil seal. Go back to that garage first and let them look before anyone else touches it. Note the date and mileage and what you noticed. A replacement shaft that vibrates is often the wrong length or a poor copy.',
  },
  {
    id: 'drive-manual-neutral-stuck',
    faults: ['manual-shift-linkage-worn', 'manual-selector-fork-worn'],
    asks: [
      'stuck in gear and will not come out',
      'cannot get it into neutral',
      'gear lever jammed, engine off too',
      'it is locked in reverse',
      'lever will not budge after parking on a hill',
      'car jammed in second, can it be towed',
      'shifter is blocked and will not go any place',
    ],
    answer:
      'First take the load off: foot brake on, press the clutch fully and rock the car very slightly in gear, since a parked car that leans on its gear clamps it. If the lever is still solid, look whether the cables at the gearbox move; if they do, something inside is jammed. Do not lean on the lever, because forks bend. Towing is for a recovery lorry with the driven wheels off the ground.',
  },
  {
    id: 'drive-manual-reverse-crunch',
    faults: ['manual-synchro-worn', 'clutch-slave-leak'],
    asks: [
      'reverse always crunches',
      'grinds only going into reverse',
      'is a crunch in reverse normal',
      'how to get reverse without the noise',
      'backing gear screams when I put it',
      'crunch when selecting R right after stopping',
      'why does only reverse make a racket',
    ],
    answer:
      'On many gearboxes a little crunch in reverse is nature and not damage, because reverse has no synchroniser: the shaft still spins after you press the clutch. Stand still, press the clutch fully and count to three, or touch first gear before reverse. If it still crunches after that pause, the clutch does not part completely, and its hydraulics or cable should be checked before anyone opens the gearbox.',
  },
  {
    id: 'drive-cv-aftermarket-wheels',
    faults: ['cv-outer-joint-worn', 'cv-inner-joint-worn'],
    asks: [
      'why did the joint fail so soon',
      'I lowered it, did that kill the shafts',
      'wider wheels bad for cv joints?',
      'second driveshaft in two years, why',
      'what wears these joints quickest',
      'how do I make the new one last',
      'lifted it 4 inches and now it shudders',
    ],
    answer:
      'Dirt through a split boot is the usual killer; after that come steep working angles from lowered or raised suspension, hard starts on full lock, and cheap replacement joints. If a second one failed quickly, have the boot clips, the ride height and the engine mounts checked, because a sunk mount tilts the shaft. Look at all boots twice a year, when the wheels are turned to full lock, and renew a cracked one before it splits.',
  },
  {
    id: 'drive-gear-tell-garage',
    faults: [
      'manual-synchro-worn',
      'manual-bearing-worn',
      'manual-selector-fork-worn',
      'manual-shift-linkage-worn',
    ],
    asks: [
      'what do I say at the gearbox specialist',
      'how do I describe it without sounding daft',
      'which questions should I ask about the box',
      'info to give when booking it in',
      'what must garage know about my gear problem',
      'how do I avoid being sold a new box I do not need',
      'questions for the transmission place before agreeing',
    ],
    answer:
      'Tell them which gears do it, hot or cold, on a quick or a slow change, on pull or lift-off, and what was done lately, such as oil or a clutch. Ask them to check linkage, clutch release, mounts and oil before the box comes out, and to show you what drained. Before you agree to a rebuild ask for a fixed price, what happens if more is found inside, and the length and terms of the guarantee.',
  },
];
