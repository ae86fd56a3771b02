import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about the battery, its terminals and earths, and short trips. */
export const bodyBatteryQuestions: readonly CommonQuestion[] = [
  {
    id: 'body-battery-died-without-warning',
    faults: ['starter-battery-worn', 'battery-cell-collapsed'],
    asks: [
      'it was fine yesterday so how can the battery be dead',
      'why did it go from one day to the next without any sign',
      'started perfectly last night, stone dead this morning',
      'can a battery just die overnight like that',
      'no slow starts beforehand, then nothing, does that fit',
      'why it finish so sudden, before always good start',
      'I had no warning whatsoever, is that usual at its age?',
    ],
    answer:
      'It fits well: modern starters need so little time that a tired battery hides it until one cold night takes the last bit away. A cell that breaks inside goes in a second and then shows about 10.5 V even after a full charge. Look back for small signs, such as stop-start that had given up or lights that dipped at the start. Before you buy, make sure that nothing was left on and the clamps are tight.',
  },
  {
    id: 'body-battery-tested-good-still-slow',
    faults: [
      'starter-battery-worn',
      'battery-terminals-corroded',
      'earth-strap-corroded',
      'starter-motor-worn',
    ],
    asks: [
      'the shop tested the battery as good but it still turns slowly',
      'halfords say battery ok, cranking is still lazy',
      'battery checker gave a pass, what else makes it churn like that',
      'it passed the test so why is it struggling',
      'new battery in and it is no quicker at turning over',
      'battery is good they tell me, but engine turn very tired',
      'conductance reading within spec yet sluggish cranking',
    ],
    answer:
      'Then look at the path to the starter and the starter itself: a loose clamp, a corroded earth strap or worn starter brushes feel exactly like a weak battery. Measure while somebody cranks. If the battery stays above about 10.5 V and the engine still turns slowly, current is not getting through. More than 0.2 V lost at a clamp, or 0.3 V between engine and battery minus, shows where. Also ask whether the battery was fully charged when it was tested.',
  },
  {
    id: 'body-battery-reading-12-4',
    faults: [
      'starter-battery-worn',
      'battery-undercharged-short-trips',
      'ev-auxiliary-battery-worn',
    ],
    asks: [
      'I measured 12.4 volts, is that good or bad',
      'meter says 12.3 in the morning',
      'multimeter on the posts reads twelve point four, what now',
      'what does 12.35 tell me about it',
      'my volt meter show 12,4 is battery finish?',
      '12.4v after standing overnight, replace or charge',
      'how do I read 12.2 to 12.5 on the dial please',
    ],
    answer:
      'It is partly discharged, roughly two thirds to three quarters, so charge it before you judge it. Give it a full night on a suitable charger, let it rest some hours, and measure again. If it then stands at 12.6 V or more and cranks well, it was only undercharged. If it falls back within a day or two, or dips below about 9.6 V while the engine turns, it is worn or something drains it.',
  },
  {
    id: 'body-battery-cranking-reading',
    faults: ['starter-battery-worn', 'starter-motor-worn'],
    asks: [
      'it drops to 8 volts when I turn the key',
      'while cranking the meter falls to 7.5, does that condemn it',
      'voltage dips to 10.8 during start, battery or starter',
      'what should the needle show as the engine spins over',
      'goes down to 9 on starting, bad?',
      'when I start the voltage fall very much, who is guilty',
      'minimum voltage under crank load, what is acceptable',
    ],
    answer:
      'Below about 9.6 V while it turns means a flat or worn battery, or a starter that draws far too much; above 10.5 V with a slow or silent starter points to cables, earth or starter. Repeat it with a fully charged battery, because an empty one always dips. Cold lowers the figure a little. If a battery that has been tested as good still dips deeply, have the starter current measured before any part is bought.',
  },
  {
    id: 'body-battery-right-replacement',
    faults: ['starter-battery-worn', 'battery-undercharged-short-trips', 'battery-sensor-failed'],
    asks: [
      'which battery do I buy for it',
      'can I put an ordinary one in instead of agm',
      'does a bigger battery fit and help',
      'agm or efb, what have I got to have',
      'cheap one off the internet will do, wont it?',
      'what numbers on label must be same for new one',
      'is more cca or ah always better',
    ],
    answer:
      'Match the type on the old label: AGM stays AGM, EFB may go up to AGM only where the maker allows it, and a plain battery in a stop-start car soon dies. Size, hold-down edge, side of the plus post and vent connection must fit as well. A little more capacity in the same case does no harm, but it does not cure short trips or a drain. Look at the date code, because one that has stood a year in a shop is already ageing.',
  },
  {
    id: 'body-battery-coding-needed',
    faults: ['starter-battery-worn', 'battery-sensor-failed'],
    asks: [
      'does the new battery have to be registered',
      'garage wants to code the battery, is that a con',
      'can I skip telling the car about the new battery',
      'bms reset needed after the swap?',
      'what happens if it isnt coded in',
      'friend changed the battery and stop start never came back',
      'must computer learn the new accu',
    ],
    answer:
      'It depends on the car: those with a sensor on the minus clamp often want to be told, because they keep charging as if the old, tired battery were still there. Your handbook or the motor factor’s data says so. Left out, stop-start may stay off and the new battery may age early. It is a few minutes with a suitable tester. Many plain cars need nothing more than the clock and the windows set again.',
  },
  {
    id: 'body-battery-used-from-breaker',
    faults: ['starter-battery-worn', 'ev-auxiliary-battery-worn'],
    asks: [
      'is a second hand battery from a scrapyard worth it',
      'mate has an old battery in his shed, use that?',
      'breaker sells batteries with a months warranty',
      'reconditioned battery, any good?',
      'can I take the battery out of my other car for now',
      'used one with 80 percent health off ebay',
      'buy not new accu to save, clever or not',
    ],
    answer:
      'Seldom worth it: nobody knows how deeply a used battery was discharged, and that damage does not show until the first frost. If money is tight, have the used one charged and tested under load first, and check that type, size and post side match. One borrowed from another car of yours is fine for finding out what is wrong. So-called reconditioning with powders or pulses does not bring back plates that have shed their lead.',
  },
  {
    id: 'body-battery-put-off-winter',
    faults: ['starter-battery-worn', 'battery-undercharged-short-trips'],
    asks: [
      'will it last until spring',
      'can I get another winter out of this battery',
      'I go on holiday next week, will it start at the airport',
      'what if I leave the battery as it is for now',
      'payday is in two weeks, can I nurse it along',
      'how to help old battery in cold till I have money',
      'might I keep the poor thing alive with a charger?',
    ],
    answer:
      'Nobody can promise that: a worn battery lets you down at the next frost or after the next long stand, and airport car parks are full of them. A full charge overnight once a week and as few heaters as possible while you drive buy some time. Have a booster pack in the car and park where you can be reached. Repeated jump starts strain the alternator, so plan the replacement now.',
  },
  {
    id: 'body-battery-swollen-leaking',
    faults: ['starter-battery-worn', 'battery-cell-collapsed', 'alternator-overcharging'],
    asks: [
      'the battery case is bulging at the sides',
      'it smells of rotten eggs under the bonnet',
      'there is liquid round the battery, may I wipe it',
      'battery is hot to touch and hissing',
      'frozen battery, can I charge it',
      'case swell up and stink, what do I do',
      'acid on my hands from the battery',
    ],
    answer:
      'Do not charge, jump or move it: a swollen, hot, leaking or frozen battery can give off explosive gas and burst, and its acid burns. Switch everything off, keep flames and sparks away, open the bonnet for air and let it be fetched out by somebody with goggles and gloves. Rinse acid on skin with plenty of water at once; with eyes get medical help. Have the charging voltage measured before the new one goes in, because overcharging does this.',
  },
  {
    id: 'body-battery-keeps-dying-new',
    faults: [
      'module-stays-awake',
      'battery-undercharged-short-trips',
      'alternator-failed',
      'battery-sensor-failed',
    ],
    asks: [
      'second new battery in a year and it is flat again',
      'battery replaced last month, dead again already',
      'is the new battery faulty or is it the car',
      'every few months I need another battery, why',
      'third accu and problem is still same',
      'they put a new one in and two weeks later no start',
      'can I claim on the battery guarantee for this',
    ],
    answer:
      'Suspect the car before the battery: either it is not charged properly, or something draws current while it is parked. Have three things measured in this order: the battery itself after a full charge, the charging voltage with lights and heater on, and the standby current after an hour of rest. The shop usually tests a battery before it honours the guarantee, and one that was only flat does not count as faulty. Note how many days it takes to go flat.',
  },
  {
    id: 'body-short-trips-how-far',
    faults: ['battery-undercharged-short-trips'],
    asks: [
      'how long must I drive so it charges properly',
      'is a 20 minute run once a week enough',
      'I only go to the shops and back, what can I do',
      'does a motorway blast fill it up again',
      'retired and drive two miles a day, that is why is it?',
      'school run only, battery always low',
      'how many km to make battery full',
    ],
    answer:
      'A weekly run of an hour or so holds a healthy battery, but it does not fill one that is already low; that takes a charger overnight. A two-mile trip in winter with heated screen, blower and lights often takes out more than it puts back. Put it on a mains charger every few weeks, or leave a maintainer on it if the car stands near a socket. Leave heated seats and screens on only as long as you need them.',
  },
  {
    id: 'body-short-trips-no-drive',
    faults: ['battery-undercharged-short-trips', 'starter-battery-worn'],
    asks: [
      'I park on the street and have no socket, how do I charge it',
      'can I take the battery indoors to charge',
      'would a solar panel on the dash keep it up',
      'flat dweller, how to top it up without a driveway',
      'extension lead across the pavement to the car ok?',
      'charge accu in kitchen possible?',
      'does idling for half an hour on the street do it',
    ],
    answer:
      'The sure way is to take the battery out and charge it in a ventilated room, away from flames, on a surface that bears a drop of acid, with minus off first and on last. Mind radio code and alarm before you unclamp it. A small solar panel only offsets the sleep current and many 12 V sockets are dead with the ignition off. A cable over the pavement is a trip hazard, and idling charges little. A garage will charge it overnight for you.',
  },
  {
    id: 'body-short-trips-stop-start-off',
    faults: ['battery-undercharged-short-trips', 'normal-stop-start-waits', 'starter-battery-worn'],
    asks: [
      'should I switch stop start off to save the battery',
      'stop start never works in winter, is that connected',
      'engine doesnt cut out at lights any more',
      'auto stop says not ready, low charge?',
      'does turning the eco button off help it charge',
      'the A with arrow is crossed, battery is low?',
      'start stop came back after a long run then went again',
    ],
    answer:
      'It is connected: the car stops cutting the engine as soon as the battery falls below a certain charge, often weeks before it fails to start. Cold, heater demand and a warm-up phase also prevent it, so judge it on a mild day after half an hour. Switching it off saves a few starts and does no harm. If it returns after a night on the charger and leaves again within days, the battery is undercharged or worn.',
  },
  {
    id: 'body-terminals-clean-how',
    faults: ['battery-terminals-corroded'],
    asks: [
      'how do I get the white fluffy stuff off the battery',
      'blue green crust on the post, is it poisonous',
      'can I pour coke or hot water over the terminals',
      'clean the clamps with what',
      'powder on the battery pole, how remove',
      'wire brush on the terminals, do I disconnect first',
      'whats the furry growth on my battery and may I scrub it',
    ],
    answer:
      'Take the clamps off first, minus before plus, and wear goggles and gloves, as the crust is acidic. Brush posts and clamps bright, wipe with warm water and a little bicarbonate, and keep that out of the vents. Dry everything, push the clamps right down and tighten them, minus last. A thin film of battery grease goes on afterwards, outside the contact. Cola is sticky and leaves acid behind. Hot water on a battery that is still connected invites a short.',
  },
  {
    id: 'body-terminals-keep-corroding',
    faults: ['battery-terminals-corroded', 'alternator-overcharging', 'starter-battery-worn'],
    asks: [
      'why does the crust come back every few months',
      'I cleaned it and the furry stuff is back',
      'just the plus side goes green, reason?',
      'what makes terminals corrode like that',
      'it grow again after cleaning, battery leak?',
      'post keeps furring up, is the seal gone',
      'does vaseline really stop it returning',
    ],
    answer:
      'Acid mist creeps out, mostly along a post whose seal has aged, or through the vents when it is charged too hard. Growth that returns on one post within months points to the battery; growth all over with a case that is wet or warm calls for a charging voltage test, which should not stand above about 15 V. Grease slows it and cures nothing. If the copper of the cable has gone green under its sleeve, the cable end has to be renewed.',
  },
  {
    id: 'body-terminals-clamp-loose',
    faults: ['battery-terminals-corroded'],
    asks: [
      'the clamp is done up tight but I can still turn it',
      'terminal wont tighten any further',
      'can I put a bit of foil or a screw between post and clamp',
      'clamp too wide for the new battery post',
      'bolt at end of thread and still it move',
      'post looks smaller than the ring, what now',
      'shim for loose battery connector ok?',
    ],
    answer:
      'Do not stuff it with foil or a screw: that makes a hot spot and can spark beside a battery that gives off gas. Push the clamp right down first, because it often sits too high on the cone. If it is stretched or cracked, or the new battery has the thinner posts, fit a new clamp or a proper lead sleeve made for the purpose. Some clamps carry the battery sensor or a fuse carrier and are renewed as a unit.',
  },
  {
    id: 'body-terminals-symptoms-odd',
    faults: ['battery-terminals-corroded', 'earth-strap-corroded'],
    asks: [
      'would a bad terminal really bring up all those warnings',
      'clock resets itself and then it starts normally',
      'everything went off for a second then back on while driving',
      'dash flickered and the radio rebooted over a bump',
      'can a loose wire at the battery do all that',
      'all lamps of warning come and go, one cable can make it?',
      'it clicks, goes dead, I slam the bonnet and it starts',
    ],
    answer:
      'It really can: when the contact breaks for an instant, every control unit restarts and stores that it lost its supply or its neighbours. A clock that resets and a bang on the bonnet that helps are typical. With everything off, try to twist each clamp by hand, then follow both thick cables to body and engine. After the repair have the codes cleared and see what returns. A cut-out of everything while the car moves is not to be put off.',
  },
  {
    id: 'body-earth-where',
    faults: ['earth-strap-corroded'],
    asks: [
      'where is the earth strap and what does it look like',
      'how many earth cables does it have',
      'can I see the ground strap from above',
      'braided cable from engine to body, is that the one',
      'which black wire do I look for',
      'where mass cable of the motor is fixed',
      'is it the one under the gearbox?',
    ],
    answer:
      'One thick black cable goes from battery minus to the body, and a second cable or flat braid joins body and engine or gearbox, often low down near a mounting. A torch from above shows the first; the second is often seen only from below. Never crawl under a car that stands on a jack. Look for green or frayed strands, rust under the eyelet and paint below it. A braid that crumbles when bent is finished.',
  },
  {
    id: 'body-earth-jump-lead-test',
    faults: ['earth-strap-corroded'],
    asks: [
      'I put a jump lead from the engine to the minus and it starts now',
      'spare earth with a booster cable made no difference',
      'jump lead trick worked, can I leave it on',
      'is it proof that the strap is gone if the black lead helps',
      'how do I do the test with one jump lead',
      'with help cable on the motor it cranks like new',
      'measured 0.6 volts between block and battery when cranking',
    ],
    answer:
      'If it cranks properly with a lead from clean engine metal to battery minus, the earth path is proven bad, and so it is with more than about 0.3 V between them while it turns. If nothing changes, go on to plus cable and starter. Do not leave the lead in place: it can slip into belts or touch hot parts. Keep it off moving parts during the test, clean both ends of the strap to bright metal or renew it.',
  },
  {
    id: 'body-earth-extra-cable',
    faults: ['earth-strap-corroded'],
    asks: [
      'can I just add another earth cable instead of the old one',
      'will a universal braided strap do',
      'make my own ground lead out of speaker cable',
      'diy earth kit with five cables, use or rubbish',
      'thickness of the new mass cable?',
      'leave the rotten one and bolt a fresh one next to it',
      'where would one fix an additional earth',
    ],
    answer:
      'A ready-made strap of at least the same thickness is fine, and it may even stay beside the old one, if both ends sit on bright metal. Thin wire such as speaker cable gets hot, because the whole starter current goes through it. Choose a bolt into engine or gearbox and a solid point on the body, leave slack for engine movement, and keep it from the exhaust. Scrape off paint under the eyelet and seal it with grease afterwards.',
  },
  {
    id: 'body-ev-aux-battery-basics',
    faults: ['ev-auxiliary-battery-worn', 'dc-dc-converter-failed'],
    asks: [
      'why does an electric car have a flat 12 volt battery',
      'hybrid wont go ready, small battery in the boot is it',
      'big battery is full so how can it be dead',
      'where is the little battery in my ev',
      'can I jump start my hybrid with normal cables',
      'electric car is black, nothing wakes up, but 80 percent charge',
      'does the 12v one charge when it is plugged in',
    ],
    answer:
      'Because the computers and the switches that connect the drive battery run on 12 V; if that small battery is flat, the full big one cannot be reached. The handbook shows where it sits and which points may be used for a booster; use only those, and never orange cables. Once it says ready, the converter charges it. If it goes flat again within days, have the battery tested and the converter’s voltage measured. Use the type stated, often AGM with a vent.',
  },
  {
    id: 'body-ev-aux-battery-change',
    faults: ['ev-auxiliary-battery-worn'],
    asks: [
      'can I change the 12v battery of a hybrid myself',
      'any danger from high voltage when swapping the small one',
      'normal car battery in my ev instead of the special one',
      'boot wont open because it is flat, how do I get at it',
      'lithium 12 volt for electric car, who fits that',
      'do it at home the small accu of electric?',
      'will it lose its settings when the auxiliary is out',
    ],
    answer:
      'On many cars it is an ordinary job with spanners, but do it by the handbook: the car switched fully off, charging cable out, key far away, and no orange cable or cover touched. One inside the cabin or boot needs the vented or sealed type that is stated. Some makers use lithium units that only a workshop exchanges and codes. If the boot will not open, the handbook names a mechanical release or jump points under the bonnet.',
  },
  {
    id: 'body-second-battery',
    faults: ['second-battery-failed'],
    asks: [
      'my car has two batteries, which one is dead',
      'do I have to change both batteries',
      'where is the auxiliary battery for stop start',
      'message says auxiliary battery malfunction',
      'is the small one under the seat the cause',
      'one is new, must other accu be changed too',
      'what does the backup one do anyhow',
    ],
    answer:
      'The small second one usually holds the voltage up for radio and control units while the engine restarts, or feeds the gear lock, so its failure shows as a message and dead stop-start rather than slow cranking. Test each one by itself, charged and disconnected. They need not be changed together, unless both are old. Your handbook says where it sits and which type it is; some must be registered. Ask the garage for both test printouts.',
  },
  {
    id: 'body-battery-after-change-odd',
    faults: [
      'starter-battery-worn',
      'battery-sensor-failed',
      'battery-terminals-corroded',
      'ev-auxiliary-battery-worn',
    ],
    asks: [
      'since the new battery there are lights on that were not there before',
      'steering light after battery swap',
      'windows and sunroof dont close by themselves after the change',
      'esp warning after I reconnected it',
      'idle is rough since battery was off',
      'after accu change many lamps, did I break something',
      'radio wants a code now',
    ],
    answer:
      'Most of it is forgotten learning, not damage: turn the steering from lock to lock with the engine running, drive some minutes in a straight line, and teach windows and sunroof as the handbook says. Rough idling often settles after a few trips. Check that both clamps sit tight and no small plug was left off at the plus post. A red light, or one that stays after that, has to be read out. The radio code is in the papers or from a dealer.',
  },
  {
    id: 'body-battery-tell-garage',
    faults: [
      'starter-battery-worn',
      'battery-undercharged-short-trips',
      'module-stays-awake',
      'alternator-failed',
    ],
    asks: [
      'what shall I ask the garage to test',
      'how do I explain this to the workshop so they dont just sell me a battery',
      'what should be on the job sheet for a flat battery',
      'which measurements do I want to see in writing',
      'what do I say on the phone about it going flat',
      'words for the mechanic please, battery empties',
      'they offer a free battery check, is that enough',
    ],
    answer:
      'Ask for the cause, with figures: state of the charged battery, charging voltage at idle and with lights and heater on, and standby current after the car has gone to sleep. Tell them how many days it stands before it fails, whether a jump start cures it at once, what was fitted lately and how far you usually drive. A free check tests the battery only. With those three figures nobody needs to guess between battery, alternator and drain.',
  },
];
