import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about screens, instruments, the radio, electric windows and sockets. */
export const bodyScreensWindowsQuestions: readonly CommonQuestion[] = [
  {
    id: 'body-infotainment-restart-how',
    faults: ['infotainment-software-freeze', 'infotainment-unit-failed'],
    asks: [
      'how do I restart the screen',
      'touchscreen frozen, is there a reset button',
      'display hangs on the logo',
      'hold which button and how long to reboot it',
      'screen stuck, I cannot change anything',
      'multimedia not react on finger',
      'does taking the battery off reset the head unit',
    ],
    answer:
      'On most cars you hold the power or volume button for ten to thirty seconds until the maker’s logo appears; some use two buttons at once, and the handbook says which. Do it while you are parked. If nothing happens, switch off, lock the car and leave it alone for half an hour, so that everything goes to sleep. The battery is the last resort. If it freezes again, leave phone, cable and memory stick out for a week, as they are the usual trigger.',
  },
  {
    id: 'body-infotainment-keeps-freezing',
    faults: ['infotainment-software-freeze'],
    asks: [
      'restarted it and it froze again next day',
      'why does the screen crash so often',
      'it only hangs with carplay or android auto',
      'freezing since my phone was updated',
      'sat nav locks up in the heat',
      'crash all days, software or hardware',
      'would a factory reset cure it for good',
    ],
    answer:
      'If it runs well for a week without any telephone or memory stick, they are the trigger: delete the pairing on both sides, use a short good cable, and update phone and car. If it still freezes, ask a dealer for the unit’s software version and for known faults. A factory reset helps sometimes and deletes favourites and accounts, so note them first. Freezes that come with heat, or reboot loops from the first second, speak more for the hardware.',
  },
  {
    id: 'body-infotainment-drive-functions',
    faults: ['infotainment-software-freeze', 'infotainment-unit-failed'],
    asks: [
      'the screen is black, do the camera and heater still work',
      'cant switch off the demister because the display died',
      'is a dead screen an MOT matter',
      'no screen so no speed in my car, what now',
      'climate is only on touch screen, it is dark',
      'what else stops when the central display goes',
      'blank tablet thing in the middle, does it affect the driving bits',
    ],
    answer:
      'It depends on how much your car puts on it: in some only radio and navigation are lost, in others demisting, warnings or even the speed go dark as well. If you have no speed reading, no demisting or no warnings, the car stays parked until it works. Try a restart first. Parking sensors usually keep beeping, but the picture is gone, so look round yourself. Tell the garage which functions died together, because that separates screen, unit and fuse.',
  },
  {
    id: 'body-infotainment-repair',
    faults: ['infotainment-unit-failed'],
    asks: [
      'can the head unit be repaired or must I buy a new one',
      'only the touch doesnt react, picture is ok',
      'dead strip across the display',
      'used head unit from a breaker, will it work',
      'sound but no picture, is it just the screen',
      'chinese android radio instead of the original',
      'screen repair by specialist is good?',
    ],
    answer:
      'Often it can be repaired: specialists change screens, touch layers, dead memory and backlights, keep your data and coding, and give a guarantee. Sound with a black picture speaks for screen or backlight, dead touch for the glass, and a reboot loop for memory. A used unit is often locked to its old car and must be coded free. Accessory units may lose camera, car menus and steering wheel buttons. Ask first whether a maker’s extended warranty exists.',
  },
  {
    id: 'body-infotainment-drains',
    faults: ['infotainment-unit-failed', 'module-stays-awake'],
    asks: [
      'can the radio drain the battery when the car is locked',
      'screen stays on after I get out',
      'head unit is warm in the morning',
      'fan noise behind the dashboard hours after parking',
      'radio not go to sleep, eat battery?',
      'pull the radio fuse overnight to save it',
      'display glows at night in the parked motor',
    ],
    answer:
      'It certainly can, and it is one of the commoner culprits: a unit that does not go to sleep may draw enough to empty the battery within days. Warm in the morning or a screen that stays on is good evidence. Pull its fuse for some nights as a test, if nothing else important hangs on it, and see whether the battery holds. A software update cures some; otherwise the unit is repaired. Tell the garage what you felt and when.',
  },
  {
    id: 'body-cluster-faulty-or-sensor',
    faults: ['instrument-cluster-failed'],
    asks: [
      'is it the dashboard itself or a sensor',
      'speedo needle jumps but the sat nav is steady',
      'fuel gauge sticks, tank sensor or clocks',
      'all gauges drop to zero then come back',
      'how can I check the cluster',
      'one needle is wrong only, change all?',
      'rev counter dead, rest works',
    ],
    answer:
      'Compare the gauge with live data on a code reader: if the data are right and the needle is wrong, the cluster is at fault; if the data are wrong as well, it is a sensor. One gauge alone points to its sensor or needle motor, all at once to supply, earth or a cracked solder joint. Many clusters have a self-test that sweeps the needles. If a bang on the dash brings it back, that is a joint, and repairable.',
  },
  {
    id: 'body-cluster-swap-mileage',
    faults: ['instrument-cluster-failed'],
    asks: [
      'used cluster, what about the mileage',
      'is it legal to change the clocks',
      'will the car start with another cluster in',
      'send the cluster away for repair, can I drive meanwhile',
      'ebay dash with lower miles',
      'other instrument must be coded to key?',
      'who can transfer my mileage to a replacement',
    ],
    answer:
      'Have your own repaired if you can, since mileage, coding and often the immobiliser live in it, and a used one may leave the car unable to start. Changing the cluster is legal, but hiding the true mileage from a buyer is fraud, so keep the invoice with both readings. A workshop with the right tool writes the real figure into a replacement. While the cluster is away you have no speed and no warnings, so the car stays at home.',
  },
  {
    id: 'body-cluster-dead-drive',
    faults: ['instrument-cluster-failed'],
    asks: [
      'all clocks are dead, what should I do about driving',
      'can I use my phone as a speedo until its fixed',
      'no speedometer, will it fail its MOT',
      'dash goes blank for a few seconds on the motorway',
      'no warning lights at all, is it so bad',
      'tacho black, phone gps instead ok?',
      'police stop with a dead speedo, do they care',
    ],
    answer:
      'Treat it as serious: without the cluster you see neither speed nor the red warnings for oil, brakes and temperature, and driving with a speedometer that you know is dead can be an offence. A telephone shows speed with delay and no warnings at all. The MOT also looks at the speedometer and the warning lights. Check fuse and battery clamps first, as a loose contact makes everything go blank for a moment. The verdict above decides about driving.',
  },
  {
    id: 'body-aerial-check',
    faults: ['radio-aerial-failed'],
    asks: [
      'how can I tell the aerial from the radio',
      'dab keeps cutting out but fm is fine',
      'reception bad since windscreen was changed',
      'radio hisses everywhere, used to be good',
      'shark fin leaking water, does that matter',
      'station search find nothing, antenna?',
      'is the amplifier in the rear glass to blame',
    ],
    answer:
      'Compare the sources: if only radio is bad and Bluetooth is clear, it is the aerial side; if everything crackles, look at the speakers or amplifier. Many aerials sit in the rear or side glass with a small amplifier that needs power, so a new screen, a broken line or a fuse can end reception. Unscrew a rod aerial and look for rust at its foot. A fin that leaks drips into the roof, so do not leave that.',
  },
  {
    id: 'body-aerial-replace',
    faults: ['radio-aerial-failed'],
    asks: [
      'can I fit any short aerial instead of the long one',
      'stubby antenna, is the reception worse',
      'how do I change a roof aerial base',
      'dab aerial stuck to the windscreen any good',
      'snapped off in the car wash, just screw a new one in?',
      'new rod which thread',
      'is dropping the headlining needed to change it',
    ],
    answer:
      'A snapped rod is simply screwed out and replaced, if the thread is the same; very short ones look neat and pull in less, most of all for DAB. The base or fin is another matter: its nut is under the headlining, which is lowered at the back, and curtain airbags sit at its edges, so that part belongs to a workshop. Clean the roof to bright metal and fit a new seal. A stick-on DAB aerial works only if its earth is made properly.',
  },
  {
    id: 'body-audio-noise',
    faults: ['audio-interference', 'audio-amplifier-failed', 'speaker-blown'],
    asks: [
      'whining in the speakers that follows the revs',
      'buzz only when the phone is charging',
      'one speaker rattles at low notes',
      'pop and then no sound at all',
      'crackle since I fitted a dashcam',
      'loudspeaker make noise like insect with engine',
      'sound drops out when it is hot',
    ],
    answer:
      'A whine that follows the revs comes in through a bad earth, a cheap charger or a cable laid beside others, so unplug chargers and dashcam first. A rattle on low notes in one place is a torn speaker or loose trim: turn the balance to find it. No sound from any source, perhaps after a pop, points to amplifier, its fuse or a short in a door cable. Amplifiers often sit under seats or in the boot, where water reaches them, so feel for damp.',
  },
  {
    id: 'body-radio-code',
    faults: ['radio-code-locked', 'starter-battery-worn'],
    asks: [
      'radio says code after the battery was off',
      'where do I find the radio code',
      'safe is shown on the display',
      'tried three wrong numbers, now it says wait',
      'second owner, no code card in the wallet',
      'code for radio is free from where',
      'are the online radio code sellers genuine',
    ],
    answer:
      'Look in the service papers for a card, in the glovebox lid or at the back of the handbook; otherwise a dealer gives it on proof of ownership, for a small charge or none. Several makers also offer it on their own websites. After wrong tries it locks for a time: leave it switched on for an hour without touching anything. Newer cars match the radio to themselves and need no code. Sellers on the internet are a mixed crowd; the dealer is surer.',
  },
  {
    id: 'body-usb-socket',
    faults: ['usb-hub-failed', 'accessory-socket-fuse-blown'],
    asks: [
      'carplay disconnects at every bump',
      'usb charges the phone but no connection',
      'cigarette lighter socket dead',
      'coin fell into the 12v socket',
      'tried three cables, still drops out',
      'socket for phone not give power',
      'can I change the usb port myself',
    ],
    answer:
      'Clean before you buy: lint in the telephone and a worn cable cause most dropped connections, so try a short cable of good make and a second telephone. A USB port that wobbles is worn; on many cars the hub unclips and is exchanged at home, but it needs the right number for CarPlay. A dead 12 V socket has usually blown its fuse, often by a coin or a cheap compressor. Fetch the coin out only with the ignition off and a plastic tool.',
  },
  {
    id: 'body-window-dropped',
    faults: ['window-regulator-broken'],
    asks: [
      'the glass fell into the door, what do I do tonight',
      'how can I keep the window up until it is mended',
      'tape or wedge the glass, what is best',
      'bang in the door then the window dropped',
      'window sank by itself while parked',
      'glass inside door, can I pull it with hands',
      'car park overnight with an open window, any trick',
    ],
    answer:
      'Switch the ignition off, take the glass between both flat palms, draw it up slowly and have a helper tape it over the top of the frame to both sides; a wedge between glass and seal helps as well. Cover it with film on the outside if it rains. Do not touch the switch afterwards, and slam no door. If the glass is crooked or grates, leave it down, because it shatters. The usual cause is a torn cable or a broken plastic clip.',
  },
  {
    id: 'body-window-regulator-buy',
    faults: ['window-regulator-broken', 'window-motor-failed'],
    asks: [
      'do I need the regulator with motor or without',
      'are cheap window regulators any good',
      'only the plastic clip broke, can I buy that alone',
      'from a breakers yard, front left equals front right?',
      'repair kit with cable, worth the bother',
      'original or copy for window lifter',
      'should both front ones be done together',
    ],
    answer:
      'If the motor runs and only the glass does not follow, the regulator without motor is enough, and your old motor moves across. Clips and cable kits exist for many cars and save money, but cost patience. Cheap copies vary and often run noisily or slowly. Left and right differ, and so do cars with and without one-touch. There is no need to do both sides. Ask whether the window has to learn its end positions afterwards.',
  },
  {
    id: 'body-window-regulator-diy',
    faults: ['window-regulator-broken', 'window-motor-failed', 'window-switch-failed'],
    asks: [
      'how difficult is it to get the door card off',
      'can I do the window mechanism on the drive',
      'what do people break when they take the trim off',
      'rivets hold the regulator, do I need a rivet gun',
      'is there an airbag in the door I should worry about',
      'door panel remove, which tools',
      'the water sheet behind the panel, does it matter',
    ],
    answer:
      'It is a fair home job with trim tools, a few sockets and patience, and often a drill and rivet pliers. Broken clips and hidden screws are the usual grief, so have spare clips ready. Many doors hold a pressure sensor or a side airbag: ignition off, wait, and leave yellow plugs alone. Hold the glass with tape before you loosen it. Glue the membrane back without a gap, or you will have wet carpets. Keep fingers out while anybody touches the switch.',
  },
  {
    id: 'body-window-switch-or-motor',
    faults: [
      'window-switch-failed',
      'window-motor-failed',
      'power-window-feed-lost',
      'door-loom-broken',
    ],
    asks: [
      'it goes down but not up, switch or motor',
      'works from the driver door but not from its own switch',
      'all windows stopped at once',
      'no click no hum when I press it',
      'hit the door and then the window moves',
      'window go only down, which part',
      'lights dim when I press the window button but it stays still',
    ],
    answer:
      'One direction only, or one of two switches only, is the switch. A door that is silent from both switches leaves motor, broken wires at the hinge or a fuse, and a thump on the door that helps means worn motor brushes. Lights that dim mean the motor gets current and is blocked. All windows dead at once is a fuse, the child lock button or the main feed. Where two switches are identical, exchange them: the fault then moves with the guilty one.',
  },
  {
    id: 'body-window-slow-noisy',
    faults: ['window-run-channel-stiff', 'window-regulator-broken', 'window-motor-failed'],
    asks: [
      'window goes up very slowly and I help by hand',
      'clunks and tilts as it goes up',
      'it goes up then comes straight back down',
      'squeaks like mad in the rubber',
      'what spray is right for the window channels',
      'glass move slow in cold, normal?',
      'does pulling it up by hand do harm',
    ],
    answer:
      'Clean and lubricate the guide channels first: wipe the dirt out of the rubber and spray silicone, not oil or grease, which swell rubber and collect grit. If it runs freely then, that was all. A glass that tilts, clunks or grates has a loose clip or frayed cable and will drop soon. One that reverses near the top feels too much resistance. Pulling by hand takes load off for a while, yet bends a tired regulator, so do not make a habit of it.',
  },
  {
    id: 'body-horn-dead',
    faults: [
      'horn-unit-failed',
      'horn-circuit-open',
      'horn-pad-contact-fault',
      'clock-spring-broken',
    ],
    asks: [
      'horn doesnt work but everything else does',
      'no horn and the airbag light is on too',
      'it only peeps weakly',
      'is a missing horn an MOT fail',
      'horn sounds by itself when I turn the wheel',
      'klaxon dead, fuse good, what next',
      'how do I shut it up, it wont stop',
    ],
    answer:
      'If the airbag light is on as well or the wheel buttons are dead, the clock spring in the steering is the likely cause, and that is workshop work. If only the horn is dead, check fuse and relay, then whether 12 V reach the horn behind the grille; a weak peep is a rusty horn or bad earth. One that will not stop is silenced by pulling its fuse. A horn that does not work fails the MOT. Do not open the wheel pad yourself.',
  },
  {
    id: 'body-doorlock-which',
    faults: ['door-lock-actuator-failed'],
    asks: [
      'one door doesnt lock with the others any more',
      'how do I know its the lock motor and not the wiring',
      'it locks then unlocks itself straight away',
      'buzzing in the door when I lock',
      'boot locks, doors dont',
      'central lock of one door dead, by hand good',
      'works in warm weather, not in frost',
    ],
    answer:
      'Listen door by door while somebody presses the remote: one that buzzes, clicks weakly or is silent, yet works with its knob, has a worn motor. Then bend the rubber bellows at the hinge; if it works in one position, a wire is broken there. Locks that open again at once usually have a switch that tells the car the door is not shut. All doors silent is fuse, remote or control unit. Cold only brings out a tired motor or dry grease.',
  },
  {
    id: 'body-doorlock-security',
    faults: ['door-lock-actuator-failed', 'door-latch-pawl-stuck', 'key-fob-battery-flat'],
    asks: [
      'how do I lock the door by hand if the motor is dead',
      'does the alarm still work with one door unlocked',
      'will insurance pay if it was not locked',
      'rear door wont lock, no keyhole there',
      'lock with a key in the little slot on the door edge?',
      'can I leave car outside with one door open-able',
      'child lock, does it help to keep it shut',
    ],
    answer:
      'Doors without a keyhole usually have a small slot or rotary lever on their edge: open the door, turn it with the key, and shut the door. The driver’s door takes the emergency key. Try every handle afterwards, because insurers ask whether the car was locked. The alarm may stay unarmed if the car thinks a door is open, so note whether the indicators confirm. The child lock does not keep anybody out, as it blocks only the inside handle.',
  },
  {
    id: 'body-doorlock-parts',
    faults: ['door-lock-actuator-failed', 'door-handle-or-cable-broken', 'door-latch-pawl-stuck'],
    asks: [
      'is the lock motor sold separately or the whole latch',
      'second hand door lock from a scrapped one ok?',
      'will the key still fit with a new latch',
      'cheap lock unit off ebay failed after a month',
      'does a new door lock need coding',
      'which number for the lock, left rear',
      'handle broke as well, replace at the same time?',
    ],
    answer:
      'On most cars the motor is part of the latch and comes with it; for some, small motors or repair kits are sold. The key barrel is separate and moves over, so your key stays. It must match the door, keyless or not, deadlock or not, and the number of pins at the plug. A used one is as old as yours, and the cheapest copies fail early. Coding is seldom needed. Renew a cracked handle or frayed cable while the trim is off.',
  },
  {
    id: 'body-door-trapped-safety',
    faults: ['door-latch-pawl-stuck', 'door-lock-actuator-failed', 'door-handle-or-cable-broken'],
    asks: [
      'door wont stay shut, can I tie it with a strap',
      'rear door cannot be opened from inside, is that dangerous',
      'door flew open in a bend',
      'kids in the back and the door doesnt open',
      'rope through the windows to hold door',
      'close only if I slam five times',
      'door doesnt open at all, how will they get in',
    ],
    answer:
      'Do not drive with a door that is tied or held: a latch that does not catch opens in a bend or a crash, and a strap holds nobody. Push the claw of the latch closed with a screwdriver, pull the handle to free it and spray it with lubricant; if it does not catch twice in a row, have it fetched or repaired where it stands. Seat nobody beside a door that cannot be opened. A locked latch can usually be reached from inside, through the trim.',
  },
];
