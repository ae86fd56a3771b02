import type { CommonQuestion } from '../common-question.ts';

/** What owners ask every day about working at home and improvising. */
export const askedImprovisingQuestions: readonly CommonQuestion[] = [
  {
    id: 'asked-work-on-drive',
    asks: [
      'can I do it on the drive',
      'my drive slopes, is that a problem',
      'only have gravel to work on',
      'am I allowed to repair it in the street',
      'no garage, just the road outside',
      'is block paving strong enough for a jack',
      'working outside in the rain',
    ],
    answer:
      'Only on hard, level ground: on a slope, gravel, grass or soft tarmac a jack tips, so a car is not raised there at all. Jobs with all wheels on the ground can be done on any drive, with handbrake and chocks. In the street keep out of the traffic side, and note that councils may object to repairs there. Catch every fluid, since none may reach a drain.',
  },
  {
    id: 'asked-no-tools',
    asks: [
      'I have no tools at all, what can I still check',
      'only got a screwdriver and pliers',
      'how can I check it with nothing',
      'what can be done just by looking',
      'no meter, another way?',
      'I do not own a single spanner',
      'without instruments how I can verify',
    ],
    answer:
      'Quite a lot, by looking, listening and noting: fluid levels, leaks on a sheet of card overnight, loose plugs, split hoses, fuses held to the light, which lights come on, and when exactly it happens. A phone gives you light, a camera for hidden corners and a recording of the noise. Write it down for the garage. Where a check needs a reading, borrow the tool or leave the check; a guess is not a result.',
  },
  {
    id: 'asked-cheap-multimeter',
    asks: [
      'is a ten pound multimeter good enough',
      'will the cheap yellow meter do',
      'got one from aldi, can I trust the reading',
      'how do I know my meter is right',
      'meter reads 12.3 on everything',
      'which meter should I buy for the car',
      'old analogue tester from dad, usable?',
    ],
    answer:
      'For 12 V work a cheap one is good enough, if its battery is fresh: a low one makes the readings too high. Try it on a new battery from the drawer, which should read about what is printed on it. Touch the probes together on ohms; it should show well under one. Use it on car voltage only, never on orange cables or the mains, and do not measure current with it without a fuse.',
  },
  {
    id: 'asked-bluetooth-reader-only',
    asks: [
      'I only have a bluetooth dongle, what is it good for',
      'my elm327 shows no codes but the light is on',
      'cheap reader wont connect',
      'app says no fault, garage says there is one',
      'can my dongle read abs and airbag',
      'is it ok to leave the reader plugged in',
      'which app for the obd plug',
    ],
    answer:
      'It reads engine codes and live values well enough, and often nothing of ABS, airbags or gearbox: ‘no codes’ then means only that it did not look there. Read with the ignition on, note code and freeze frame, and clear nothing before they are written down. If it does not connect, try another app and the adaptor on another car. Unplug it afterwards, as some keep the car awake and drain the battery.',
  },
  {
    id: 'asked-old-tool-instead',
    asks: [
      'can I use an adjustable spanner instead',
      'mole grips instead of the proper tool?',
      'havent got the torx, will an allen key do',
      'imperial socket on a metric bolt',
      'screwdriver as a lever instead of a trim tool',
      'wrong size socket nearly fits',
      'scaffold bar on the ratchet',
    ],
    answer:
      'Not on a tight bolt: a tool that nearly fits rounds the head, and then the job costs hours. Torx takes Torx, a six-point socket of the right millimetres takes the rest, and grips are only for what is being thrown away. Plastic levers for trim may be improvised from an old card or a wooden spoon. A tube on a breaker bar belongs to loosening only, never with the car on a jack.',
  },
  {
    id: 'asked-helper-not-mechanic',
    asks: [
      'my wife can help, what should she do',
      'helper has no clue about cars',
      'do I need a second person',
      'can my lad press the pedal for me',
      'on my own, can it be done alone',
      'how do two of us do this check',
      'neighbour offered a hand but knows nothing',
    ],
    answer:
      'A helper need know nothing if the words are agreed beforehand: ‘press’, ‘hold’, ‘release’, ‘off’, each repeated back aloud. Let the helper sit in the driver’s seat with the gear in neutral or P and the handbrake on, and never start the engine while your hands, sleeves or head are near belts and fans. Nobody lies under the car while another sits in it. If alone, a phone that films the place does much.',
  },
  {
    id: 'asked-cannot-kneel-or-hear',
    asks: [
      'I cannot get down on my knees to look under',
      'my hearing is poor, how can I tell the noise',
      'bad back, can I check it standing',
      'I am 82 and cannot bend',
      'I dont see well, another way to check?',
      'deaf in one ear, cannot place the sound',
      'arthritis so I cant pull that plug',
    ],
    answer:
      'Use the phone for it: hold it low on a stick with the camera running and look at the film in comfort; for noises record once inside and once outside, and let somebody younger listen. A vibration is often felt in wheel, pedal or seat where it is not heard. A sheet of card under the car overnight shows leaks. Leave out what you cannot reach, and ask a mobile mechanic for that one check.',
  },
  {
    id: 'asked-hairdryer',
    asks: [
      'can I use a hairdryer on it',
      'will warming it with a hair dryer help',
      'heat gun to dry the electrics?',
      'fan heater under the bonnet overnight',
      'dry the plug with hot air',
      'thaw it out with a dryer',
      'is warm air ok for wet connectors',
    ],
    answer:
      'A hairdryer on low is usable to dry a plug or thaw a lock or a washer jet, with the ignition off and the dryer moving; the lead must be dry and on a socket with a residual-current device. A heat gun melts plugs and paint. Nothing hot goes near fuel, gas springs, airbags or orange cables, and no heater stays under a bonnet unwatched. If drying cured it, find where the water came in.',
  },
  {
    id: 'asked-superglue-duct-tape',
    asks: [
      'can I superglue it',
      'duct tape till payday?',
      'gorilla tape round it',
      'can I bodge it with tape for now',
      'will super glue hold the plastic clip',
      'gaffer tape on the split hose',
    ],
    answer:
      'Trim and covers may be taped or glued; nothing that carries load, pressure, heat, fuel, coolant or brake fluid may. Superglue is brittle and lets go with vibration, duct tape turns to slime when it is hot or oily. A split intake hose may be wrapped with self-fusing tape until the new one arrives. Whether the car may be used meanwhile is decided by the verdict above.',
  },
  {
    id: 'asked-cheap-spring-compressor',
    about: ['spring', 'springs', 'coil spring', 'coil', 'strut', 'shock', 'damper'],
    asks: [
      'are the 20 quid spring compressors ok',
      'can I compress it with ratchet straps',
      'hook type compressors from ebay, safe?',
      'cable ties round the coils to hold it',
      'do I need compressors at all on mine',
      'will two clamps do or three',
      'borrowed old spring clamps look bent',
    ],
    answer:
      'Do not do it with cheap hooks, straps or ties: a compressed spring holds enough energy to kill, and thin hooks slip off the coil. Take the whole strut off and carry it to a garage, where swapping the spring on a wall-mounted press takes minutes and costs little. Or buy a ready-built strut with spring and mount. Never undo the centre nut while the spring is under load.',
  },
  {
    id: 'asked-meter-in-line-cranking',
    asks: [
      'can I measure the starter current with my meter',
      'put the meter in line on 10a and turn the key?',
      'amps socket, where do the leads go',
      'how do I measure the drain without killing the meter',
      'opened the door with the meter in line and it died',
      'is the 10 amp range enough to start the car',
    ],
    answer:
      'Never crank or switch on the ignition with the meter in line: a starter draws hundreds of amperes, the 10 A socket blows its fuse at once, and an unfused one burns. In line it measures sleeping current only, with everything off and the car asleep. For the starter use a clamp meter for direct current, or measure the voltage at the battery while it cranks. Then put the red lead back in the volts socket.',
  },
  {
    id: 'asked-mv-ma-ol',
    asks: [
      'what does OL mean on my meter',
      'it shows 1 on the left, what is that',
      'reading says 530 mv is that half a volt',
      'is mA the same as amps',
      'difference between k ohm and ohm',
      'there is a minus in front of the reading',
      'numbers keep jumping when I measure',
    ],
    answer:
      'OL, or a single 1 at the left, means more than this range can show: on ohms an open circuit or no contact. 1000 mV are 1 V and 1000 mA are 1 A, so 530 mV is 0.53 V; 1 kΩ is 1000 ohms. A minus only says that the probes are the other way round. Jumping figures mean poor contact or fingers on the tips. Measure ohms only with the part unplugged.',
  },
  {
    id: 'asked-bolt-snapped',
    asks: [
      'the bolt has snapped off, what now',
      'head sheared off the screw',
      'stud broke flush with the housing',
      'can I weld a nut on it',
      'do easy outs work',
      'rounded it completely',
      'broke the bolt, can I leave it with one less',
    ],
    answer:
      'Stop before you make it worse, and do not leave the bolt out on anything of brakes, steering, wheels, belts or fuel. If a stump stands out, soak it, warm it where no fuel or rubber is near, and turn it with grips. Welding a nut on works best, but is for a welder with the battery off and nothing flammable near. A cheap extractor snaps and is harder than any drill. A mobile mechanic does such things daily.',
  },
  {
    id: 'asked-half-done-overnight',
    asks: [
      'can I leave it half apart overnight',
      'getting dark, job not finished',
      'it has to stay in bits till tomorrow',
      'run out of daylight with the wheel off',
      'leave it on the stands overnight?',
      'part is wrong so it is stuck in pieces',
      'waiting with the engine open',
    ],
    answer:
      'Leave it so that nobody can be hurt or drive off: lower it to its wheels if you can, otherwise on proper stands with a wheel laid under the sill, never on a jack. Plug open pipes, ports and plug holes with clean rag or caps, cover it against rain, disconnect the battery if leads hang loose, and hide the keys with a note on the wheel. Bag and label the bolts, and photograph everything.',
  },
  {
    id: 'asked-came-out-in-bits',
    asks: [
      'it came out in pieces',
      'it broke apart as I pulled it',
      'a bit of the old one is still inside',
      'something fell down into the engine bay',
      'half of it stayed in the hole',
      'dropped a screw and cannot find it',
      'crumbled when I touched it',
    ],
    answer:
      'Do not start it or turn anything until every piece is found: lay the bits together like a broken cup and see what is missing. Fish with a magnet, a vacuum cleaner or tweezers, and never push a piece further in. If any may have gone into a cylinder, an intake, a gearbox or a brake, have it towed and the hole looked into with a camera, because that costs far less than the damage.',
  },
  {
    id: 'asked-clip-left-over',
    asks: [
      'one clip left over after putting it back',
      'got a screw spare, does it matter',
      'finished and there is a bolt on the bench',
      'piece remains at the end',
      'broke two trim clips, needed?',
      'lost one of the bolts, carry on?',
    ],
    answer:
      'Find out where it belongs before you drive: compare with the photographs, with the other side of the car, and with the drawing in the guide or the parts catalogue. A trim clip short means only a rattle; an undertray that hangs can tear off on the motorway, and a bolt, spring or washer of brakes, steering or belts means taking it apart again. Clips are sold in bags for little.',
  },
  {
    id: 'asked-stuck-blocking',
    asks: [
      'it is blocking the road and will not move',
      'car stuck in a car park, will I be fined',
      'died across the neighbours drive',
      'how do I move it, it wont start',
      'stuck in a multi storey, lorry cannot get in',
      'in the way of everyone and dead',
      'car dead on yellow lines',
    ],
    answer:
      'If it stands in traffic, hazards on, everybody out and behind a barrier, and dial 999 when it endangers others. In a quiet place try neutral, ignition on so that the steering is free, and push with two people on the level only: brakes and steering are heavy without the engine. In a car park tell the operator, photograph the ticket and keep the breakdown report. Say ‘multi-storey’ to the rescue, as low vehicles exist.',
  },
  {
    id: 'asked-stuck-in-p',
    about: ['automatic', 'gear', 'gearbox', 'park', 'battery', 'selector', 'lever'],
    asks: [
      'stuck in park with a flat battery',
      'lever will not come out of p',
      'how do I get it into neutral with no power',
      'cannot push it because it is in p',
      'shift lock release where is it',
      'automatic dead in the garage, how to roll it out',
      'electronic selector and no battery',
    ],
    answer:
      'Feed it 12 V with a booster at the points in the handbook: with ignition on and foot on the brake most levers then come out. Many have a shift-lock release under a small cap by the lever, and some an emergency release; the handbook shows it. Chock the wheels and have the handbrake on first, because the car can roll the instant it is free. Do not force the lever or drag it on locked wheels.',
  },
  {
    id: 'asked-key-locked-in',
    about: ['key', 'keys', 'lock', 'locked', 'door', 'boot'],
    asks: [
      'locked my key in the car',
      'keys are in the boot and it is shut',
      'battery died and the key is inside',
      'can I get in with a coat hanger',
      'engine running and I am locked out',
      'baby is in the car with the keys',
      'how to open without key',
    ],
    answer:
      'If a child or an animal is inside, dial 999 at once. Otherwise fetch the spare key, try the maker’s app, or call breakdown cover or a car locksmith, who opens most cars without a mark. Wires and wedges tear seals and scratch paint, and the door’s wiring gets hurt. With a dead battery use the metal blade in the key fob; its keyhole may be under a cap on the driver’s handle.',
  },
];
