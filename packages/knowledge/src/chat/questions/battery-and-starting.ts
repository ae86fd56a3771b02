import type { CommonQuestion } from '../common-question.ts';

/** The 12 V battery, jump starting, the starter and the alternator. */
export const batteryAndStartingQuestions: readonly CommonQuestion[] = [
  {
    id: 'jump-from-diesel',
    about: ['battery', 'jump start', 'jump leads', 'flat battery'],
    asks: [
      'can my neighbour jump it from his diesel',
      'does the other car have to be the same size',
      'jump a petrol from a diesel ok?',
      'is a small car able to jump start a big one',
      'jump start off a van, will it blow something',
      'can a hybrid jump my car',
      'does engine size matter for jump leads',
    ],
    answer:
      'Yes, if both have a 12 V system: fuel and engine do not matter, only a lorry with 24 V must not be used. A battery of similar or larger size and leads thick enough for a diesel are needed. Do not use a hybrid or electric car as the donor unless its handbook allows it, as its converter may be overloaded. Cars must not touch; use the jump points that the handbook names, and let it charge some minutes before you crank.',
  },
  {
    id: 'jump-lead-order',
    about: ['battery', 'jump start', 'jump leads', 'flat battery'],
    asks: [
      'what order do jump leads go on',
      'which lead first red or black',
      'why does black go on the engine not the battery',
      'put the jump leads on the wrong way round',
      'how do I jump start safely',
      'which way to take them off again',
      'never used jump leads before, where do I clip each one',
    ],
    answer:
      'Red first: flat battery’s plus, then the donor’s plus; black on the donor’s minus, and last on a bare metal point of the dead car’s engine, away from the battery, because the last contact sparks and batteries give off explosive gas. Start the donor, wait some minutes, crank, then remove in reverse order. Never lean over it, and never jump a battery that is frozen, cracked or leaking. Wrong polarity blows main fuses and control units; then stop and have it tested.',
  },
  {
    id: 'jump-start-harm',
    about: ['battery', 'jump start', 'booster', 'ecu'],
    asks: [
      'can jump starting damage the electrics',
      'is it bad to jump start a modern car',
      'could the jump start have fried something',
      'new faults since I jumped it',
      'are those lithium booster packs safe',
      'does jump starting harm the donor car',
      'a friend says boosting it will fry the computers, is he right',
    ],
    answer:
      'Done rightly it seldom harms; done with wrong polarity, or with leads pulled off while the engine races, it can destroy alternator and control units. Many lights after it are only low-voltage codes that go once the battery is full and they have been cleared. A booster pack of good make with protection is the gentler way. Use the jump points in the handbook, leave a heater blower on to soften the peak, and do not rev the donor hard.',
  },
  {
    id: 'charge-after-flat',
    about: ['battery', 'flat battery', 'charging', 'charger'],
    asks: [
      'how long do I have to drive to charge the battery',
      'will idling charge a flat battery',
      'does half an hour driving recharge it',
      'charge the battery on the car or take it off',
      'how long on a charger',
      'can the alternator recover a dead battery',
      'overnight trickle charge enough?',
    ],
    answer:
      'Not really by driving: half an hour puts back what a start took, while a flat battery needs many hours, and idling gives little; charging a dead one also strains the alternator. Use a mains charger that suits its type, AGM or EFB where fitted, usually overnight, in a ventilated place and away from sparks. On most cars it can stay connected, clamped where the handbook says. If it is flat again soon, have battery, charging and drain tested.',
  },
  {
    id: 'battery-voltage-meaning',
    about: ['battery', 'volts', 'voltage'],
    asks: [
      'is 11.4 V bad',
      'what should a car battery read',
      '12.2 volts on the battery ok?',
      'whats a healthy voltage at rest',
      'reads 12.6 but wont crank',
      'how many volts is flat',
      'voltage drops to 9 when cranking',
      'meter says 11.9 after a night, is that a dud battery',
    ],
    answer:
      'At rest for some hours about 12.6 V or a little more is full, around 12.2 V half, and below 12.0 V nearly empty; 11.4 V is flat and harms it if it stays so. About 10.5 V after a proper charge suggests a dead cell. While cranking it should stay above roughly 9.6 V. Voltage shows charge, not health: a worn one may show 12.6 V and collapse under load, so have it tested with a load or conductance tester once charged.',
  },
  {
    id: 'charging-voltage-meaning',
    about: ['alternator', 'charging', 'voltage', 'volts'],
    asks: [
      'what voltage should the alternator give',
      '13.2 volts with the engine running, low?',
      '15 V at the battery, too high?',
      'how do I check the alternator with a multimeter',
      'charging voltage goes up and down, normal?',
      'smart alternator drops to 12.5, broken?',
      'only getting 12.8 at the battery while it runs, is it not charging',
    ],
    answer:
      'With the engine running about 13.5 to 14.8 V is usual. Cars with smart charging deliberately go lower when the battery is full and higher in the overrun, so a single low figure proves nothing there: switch on lights, rear heater and blower and read again. Below about 13 V under load it hardly charges, steadily above 15 V it overcharges and harms battery and electronics. Before an alternator is bought, belt, plug, fuse link and earth are measured.',
  },
  {
    id: 'battery-life',
    about: ['battery'],
    asks: [
      'how long does a car battery last',
      'battery is 6 years old, is it that',
      'what kills a car battery',
      'why do batteries die in winter',
      'how do I read the date on a battery',
      'do short trips flatten a battery',
      'new battery dead after a year',
    ],
    answer:
      'Commonly four to seven years; heat ages it, and the first frost shows it, since cold takes power from the battery while the engine is stiffer to turn. Short journeys, long standing and deep discharge shorten its life. The date is stamped or coded on case or label. Have it tested from the fourth year before winter, and charge it from the mains now and then if the car is used little. One that dies within a year is a matter for its guarantee, and points to a drain.',
  },
  {
    id: 'battery-change-home',
    about: ['battery', 'terminal', 'radio code'],
    asks: [
      'can I change the battery myself',
      'which battery terminal comes off first',
      'will I lose the radio code',
      'do I have to disconnect the battery to work on it',
      'what resets when the battery is disconnected',
      'is a memory saver needed',
      'battery is under the seat, vent pipe?',
      'anything I need to reset after fitting a new one',
    ],
    answer:
      'Yes, on most cars: ignition off, key away, bonnet and boot open; minus off first and on last, so that a spanner that touches the body makes no short circuit. Clock, windows, radio code and sometimes steering and throttle are set again, so find the code first. It must be clamped tight, and inside the cabin the vent hose belongs on, as the gas is explosive. Wear goggles, and take the old one to a recycling point. Stop-start cars are often registered afterwards.',
  },
  {
    id: 'starter-hammer',
    about: ['starter', 'starter motor', 'solenoid'],
    asks: [
      'someone said hit the starter with a hammer',
      'does tapping the starter work',
      'whacked it and it started, what does that mean',
      'is bashing the starter motor safe',
      'clicks until you knock it then goes',
      'can you free a starter by tapping',
      'bloke at work reckons a smack with a hammer gets it going',
    ],
    answer:
      'It can work once: a light tap on the body moves worn brushes or a sticking solenoid so that it makes contact again, and so it proves that the starter is worn rather than the battery. It is no repair, and hard blows crack magnets. With car in neutral or park, brake on, nobody near belts, ignition off, and clear of moving and hot parts; on many cars it cannot be reached without lifting, and then leave it. Have it overhauled or renewed soon.',
  },
  {
    id: 'starter-recon',
    about: ['starter', 'starter motor', 'alternator'],
    asks: [
      'recon starter or new',
      'can a starter motor be repaired',
      'just the brushes or the whole alternator',
      'second hand alternator worth it',
      'is a reconditioned alternator reliable',
      'what is a surcharge on a recon unit',
      'solenoid only, can I buy that',
      'would an auto electrician rebuild it cheaper than buying one',
    ],
    answer:
      'Often it can be repaired: an auto-electrician renews brushes, bearings, regulator or solenoid for less than a new unit. A reconditioned one of a known brand with a guarantee serves as well as new; nameless new ones often do not last, and used ones are a gamble. The surcharge is a deposit, paid back when the old unit is returned. Before it is ordered have the cables and earth measured under load, as many good starters and alternators are thrown away.',
  },
  {
    id: 'one-click-or-many',
    about: ['starter', 'battery', 'clicking', 'solenoid'],
    asks: [
      'one click or lots of clicks, whats the difference',
      'rapid clicking when I turn the key',
      'single clunk and nothing, starter?',
      'dash goes dim when I try to start',
      'lights are bright but it wont turn over',
      'how do I tell battery from starter',
      'it just goes click click click, is that battery or starter',
    ],
    answer:
      'Rapid clicking with lights that dim means that the battery cannot give the current: flat, worn, or with a bad terminal. One clunk with bright lights means that current arrives at the solenoid and the motor does not turn: starter or its thick cable. Silence with bright lights points to switch, immobiliser, gear position or clutch switch. Dim lights and one clunk may be a seized engine. Clean and tighten the terminals, then try with a charged battery before buying a starter.',
  },
  {
    id: 'starter-clutch-spins',
    about: ['starter', 'starter motor', 'ring gear', 'pinion'],
    asks: [
      'starter spins but engine does not turn',
      'grinding noise when starting',
      'whirring and no crank',
      'is the ring gear damaged',
      'can the flywheel teeth be repaired',
      'grates once in ten starts, why',
      'it spins really fast but nothing catches, what broke',
    ],
    answer:
      'It is the starter’s drive as a rule: the pinion does not mesh, or its free-wheel slips. A grinding now and then points to worn teeth on the flywheel’s ring gear; the engine stops at the same few places, so only those teeth wear. The ring can often be renewed by itself, yet the gearbox has to come out. Do not go on grinding, because it strips the ring. Ask them to look at the teeth through the starter’s hole before a new starter goes in.',
  },
  {
    id: 'alternator-clutch-pulley',
    about: ['alternator', 'alternator pulley', 'belt', 'freewheel'],
    asks: [
      'what is an alternator clutch pulley',
      'could it be just the pulley on the alternator',
      'belt chirps and flaps when I switch off',
      'overrunning pulley or whole alternator',
      'does a bad pulley wreck the belt tensioner',
      'rattle from the alternator end at idle',
      'do they have to replace the lot or can the pulley come off',
    ],
    answer:
      'It is a pulley with a free-wheel that lets the alternator run on when the engine slows, which spares the belt. Seized, it makes belt and tensioner jump and rattle; slipping, the battery is not charged. It can usually be renewed by itself with a special tool. With engine off and belt removed it should turn the shaft one way and run free the other. A worn one often takes the tensioner with it, so both are looked at, and the belt as well.',
  },
  {
    id: 'alternator-failing-drive',
    about: ['alternator', 'battery light', 'charging'],
    asks: [
      'what happens if the alternator dies while driving',
      'battery light came on, will the engine cut out',
      'how long will it run on the battery',
      'what to switch off with the charge light on',
      'will power steering go if the alternator fails',
      'electric steering heavy and battery light',
      'will everything go dead if it stops charging on the road',
    ],
    answer:
      'The car then lives on its battery: first comfort functions and assistance drop out, then electric power steering, lights and ignition, within minutes or an hour, depending on the load. Look first whether the belt is still there, for on many engines it also drives the water pump; if the temperature rises, stop. Switch off heated screens, blower and seats, not the lights. Do not stop the engine before you are at a safe place, since it may not restart. The verdict of this diagnosis decides on driving.',
  },
  {
    id: 'ribbed-belt-renew',
    about: ['auxiliary belt', 'drive belt', 'serpentine belt', 'belt', 'tensioner'],
    asks: [
      'belt squeals, new belt or tensioner',
      'does belt spray stop the squeal',
      'change the tensioner with the drive belt?',
      'can a broken aux belt wreck the engine',
      'squeals only when wet or cold',
      'how often is the auxiliary belt changed',
      'it screeches first thing, would a new belt on its own sort that',
    ],
    answer:
      'Belt and tensioner are looked at together: a hard, cracked or oily belt is renewed, and a tensioner that shakes or a roller that rumbles goes with it. Sprays silence it for days and make dirt stick. Oil or coolant on it has a source that is mended first. A belt that comes off stops charging and often cooling and steering assistance, and on some engines shreds get into the timing belt and wreck the valves. Hands away while it runs.',
  },
  {
    id: 'stop-start-not-working',
    about: ['stop-start', 'stop start', 'battery'],
    asks: [
      'stop start has stopped working',
      'why does stop start not come on',
      'is stop start off a sign of a bad battery',
      'does stop start wear the starter',
      'can I leave stop start switched off',
      'message says stop start unavailable',
      'engine no longer cuts out at traffic lights, is that a fault',
    ],
    answer:
      'Mostly because the battery is not full or has aged: the car saves it for the next start. Many other conditions also forbid it, such as cold, heater or air conditioning demand, steep ground, an unfastened seat belt or a filter that is cleaning itself, so an occasional refusal is normal. If it is off for weeks, charge the battery overnight and have it tested. Starter and bearings are made for it. Switching it off by its button does no harm to the car.',
  },
];
