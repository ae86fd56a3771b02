import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about faults of charging: on-board charger, port, charge point and plugs. */
export const evChargingFaultQuestions: readonly CommonQuestion[] = [
  {
    id: 'ev-obc-live-on-rapids',
    faults: ['ev-onboard-charger-failed'],
    asks: [
      'can I just use rapid chargers until it is fixed',
      'only DC works, how long can I manage like that',
      'is it harmful to charge at superchargers only',
      'live off the motorway posts for a month, ok?',
      'put off the repair and charge at tesco rapid',
      'do I ruin the battery with ccs every time',
      'carry on with fast charging meanwhile, problem?',
    ],
    answer:
      'For some weeks it is workable where rapid charging works without a warning, yet it costs more and strains the battery more than slow charging, above all hot or above 80 per cent. Ask the workshop first, because in some cars the charger shares its housing, cooling or fuse with the converter for the 12 V battery: if a battery message or a coolant loss appears, do not go on. Plan around posts being full or broken.',
  },
  {
    id: 'ev-obc-one-phase-lost',
    faults: ['ev-onboard-charger-failed'],
    asks: [
      'used to charge at 11 and now only 3.7',
      'exactly a third of the power, why',
      'one phase gone in the charger, can it be left',
      'at home 7 kw as ever but slow on street posts',
      '22 kw zoe takes 14 now',
      'charging power halved overnight at every point',
      'three phase only gives me one, car or post',
    ],
    answer:
      'A third or two thirds of the old power at every three-phase point means that one or two modules of the car’s charger are out; at one point only, it is the post or its cable. Check first that your cable is a three-phase one and that no current limit is set in the car. It can be lived with for a time, as home charging here is mostly single-phase, but the rest may follow, so have it diagnosed while the warranty runs.',
  },
  {
    id: 'ev-obc-repair-or-new',
    faults: ['ev-onboard-charger-failed', 'ev-iccu-failed'],
    asks: [
      'can the onboard charger be repaired instead of replaced',
      'is there a firm that rebuilds charger units',
      'used one from a breaker, needs coding?',
      'dealer quote for a charger is mad, other ways?',
      'could it only be the fuse inside',
      'second hand obc plug and play or not',
      'send it away for repair, sensible?',
    ],
    answer:
      'Often it can: electronics specialists rebuild many chargers, and in some the fault is an inner fuse, a relay or one board, but it must come out by high-voltage work and the coolant circuit is opened. A used unit has to carry the same part number and usually be coded to the car with the maker’s tool. Ask for the cause before a new one: a coolant leak, a surge or damp in the socket kills the next one too. Check warranty and goodwill first.',
  },
  {
    id: 'ev-obc-why-died',
    faults: ['ev-onboard-charger-failed'],
    asks: [
      'why did the onboard charger fail',
      'did my home wallbox kill it',
      'could a power cut or lightning have done it',
      'does the granny lead harm the charger in the car',
      'was it a surge, will the house insurance pay',
      'how long should such a charger last',
      'what broke it after three years',
    ],
    answer:
      'Mostly heat and age of its power parts, coolant that got in or was low, or a surge on the mains; the three-pin lead does not harm it. A healthy wallbox does not either, but a bad neutral or earth in the house can, so have the supply tested before the new one is plugged in. If a thunderstorm or a supply fault came just before, note the date: house or car insurance may pay. Surge protection in the fuse board is cheap.',
  },
  {
    id: 'ev-obc-prove-before-buy',
    faults: [
      'ev-onboard-charger-failed',
      'ev-charge-controller-failed',
      'ev-home-charge-point-fault',
    ],
    asks: [
      'how can I be sure it is the charger in the car before I pay',
      'what test do I do before going to the dealer',
      'it fails at home and at lidl, what does that prove',
      'worked at the neighbours wallbox, so?',
      'which three places should I try',
      'dealer charged and found nothing, now what',
      'the car or the box, cheap way to know',
    ],
    answer:
      'Try three things: another cable, a public AC post of another make, and a rapid DC post. Failing at every AC post but charging on DC points to the car’s charger; failing only at home points to the wallbox or the supply; failing at some makes only points to the communication. Photograph each screen with the time. If the dealer finds nothing, ask for the charging codes to be read with the stored values, and leave your own cable with the car.',
  },
  {
    id: 'ev-port-lock-frozen-how',
    faults: ['ev-charge-port-lock-fault'],
    asks: [
      'the flap is frozen shut, how do I open it',
      'hot water on the charge flap, good idea?',
      'hairdryer on the port, allowed?',
      'wd40 into the lock pin?',
      'how do I keep it from freezing again',
      'grease for the pin, which kind',
      'can de icer go in the socket',
    ],
    answer:
      'Warm it gently: heat the cabin, press on the flap to break the ice and use lukewarm air from a distance. No hot water, which freezes again and runs into the contacts, and no oil or spray inside the socket. With the plug out, the rubber seal of the flap may get a wipe of silicone care; leave the pins alone. Park with the flap away from the weather, and have a torn seal or missing drain renewed, or it freezes each winter.',
  },
  {
    id: 'ev-port-lock-motor-swap',
    faults: ['ev-charge-port-lock-fault'],
    asks: [
      'can I change the lock actuator myself',
      'the little motor on the charge socket, diy?',
      'is the locking pin near the orange cables',
      'part is only small, why does it need a hv garage',
      'can the pin be taken out so it charges unlocked',
      'bridge the lock switch so the car thinks its locked',
      'do they swap the whole socket for one pin',
    ],
    answer:
      'Leave it to a workshop, because the actuator is bolted to the inlet with its high-voltage cables and on many cars these have to be isolated first. Do not remove the pin or trick its switch: the lock stops the plug from being pulled out under current, which draws an arc. On many models the actuator comes as a single part, so ask for that before a whole inlet is quoted, and have the 12 V battery tested, since a weak one stops the pin halfway.',
  },
  {
    id: 'ev-port-lock-not-locking-charge',
    faults: ['ev-charge-port-lock-fault'],
    asks: [
      'it says plug not locked and wont charge',
      'pin clicks five times then gives up',
      'holding the plug in makes it start, why',
      'works if I push the connector hard upwards',
      'whirr whirr at the socket and then red light',
      'is it the cable or the lock that fails',
      'with the other lead it locks fine',
    ],
    answer:
      'Try another cable first: a worn or bent latch slot in the plug leaves the pin nothing to enter, and then only the cable is at fault. If no plug locks, look with a torch for grit, ice or a bent pin, push the plug fully home and take its weight in your hand while the pin moves. If it then locks, the actuator is tired or the socket mounting is loose. Do not tie or wedge the plug for the night.',
  },
  {
    id: 'ev-dc-all-stations-refuse',
    faults: ['ev-dc-charging-fault'],
    asks: [
      'every rapid charger says communication error',
      'what is the most likely part when dc charging fails',
      'starts, counts to ten seconds and stops',
      'isolation fault on the post screen, is it my car',
      'ccs dead but type 2 fine',
      'charger aborted, contact vehicle maker, what now',
      'three different companies all the same failure',
    ],
    answer:
      'When three makes of post fail in the same way it is the car: the contacts or temperature sensors of the inlet, the DC relays behind it, or the unit that speaks with the post. “Communication” points to pins, software or a weak 12 V battery; “isolation” to damp or a high-voltage leak, after which you should not try again; a stop after seconds to relays. Hand the workshop the times and post numbers, because the operator’s log names the side that broke off.',
  },
  {
    id: 'ev-dc-adapter-chademo',
    faults: ['ev-dc-charging-fault', 'ev-charge-controller-failed'],
    asks: [
      'can I use an adapter from ccs to chademo',
      'cheap chinese dc adapter, safe?',
      'would an adaptor get round the fault',
      'is there a converter so I can use other posts',
      'tesla adapter on my ccs car',
      'friend lent me an adapter, try it?',
      'extension for the rapid cable exists?',
    ],
    answer:
      'Not to get round a fault: an adapter puts one more contact and one more computer between car and post, and hundreds of amps go through it. Use only one that your car’s maker names, since cheap ones have burnt ports and locked plugs in place. Extensions for DC cables are not allowed for that reason. If the port itself is at fault, have it repaired; if the posts near you have the wrong plug, an approved adapter is a separate matter.',
  },
  {
    id: 'ev-dc-pins-cleaning',
    faults: ['ev-dc-charging-fault', 'ev-charge-controller-failed', 'ev-charging-plug-overheated'],
    asks: [
      'can I clean the pins of the charge socket',
      'contact cleaner on the ccs pins, ok?',
      'a bit of green on one small pin',
      'sand in the charging port, blow it out?',
      'is it alright to poke a cotton bud in there',
      'brush the contacts with a toothbrush?',
      'alcohol for the prise of charge, permitted',
    ],
    answer:
      'Only look and dust: with the car off, locked and unplugged, a dry soft brush or a gentle puff of air round the port is all that an owner does. No spray, metal, sandpaper or wet cloth in the holes, because residues heat up and the plating does not come back. Water is left to drain and dry. A green, brown, pitted or loose pin means that the inlet is renewed by a high-voltage workshop, and you do not charge before.',
  },
  {
    id: 'ev-home-point-who-calls',
    faults: ['ev-home-charge-point-fault'],
    asks: [
      'who do I ring, the installer or an electrician',
      'the wallbox firm went bust, who repairs it',
      'is the charge point under guarantee',
      'do I need to tell the grid company',
      'will any sparky look at an ev charger',
      'landlord or me, who pays for the broken charger',
      'technician for the box on wall, how to find',
    ],
    answer:
      'Ring the installer first: box and installation usually carry a guarantee of some years, and he has the test sheet. If he is gone, a registered electrician with experience of charge points can test the supply, and the box’s maker helps with faults shown by its light. Read the make, the serial number and the colour of the light before you call. A replacement of another power has to be notified to the network operator, which the electrician does.',
  },
  {
    id: 'ev-home-point-trips-only-car',
    faults: ['ev-home-charge-point-fault', 'ev-onboard-charger-failed', 'ev-isolation-fault'],
    asks: [
      'it trips the rcd with my car but not with my wifes',
      'breaker goes after ten minutes, car or house',
      'trips the moment I plug in',
      'works at 10 amps, trips at 32',
      'fuse board goes at night only',
      'which of the two is leaking current',
      'another car charges on it without trouble',
    ],
    answer:
      'If another car charges on the same box and yours trips several, the car leaks and must not be charged until it has been tested. If only your box trips, whatever is plugged in, it is the box, its cable or the breaker. Tripping after minutes at high current and not at low is heat in a terminal or the breaker; tripping at once is leakage or damp. Reset once only, leave the box off, and have an electrician measure before the next night.',
  },
  {
    id: 'ev-home-point-slow-evening',
    faults: ['ev-home-charge-point-fault'],
    asks: [
      'slow in the evening and quick at night, why',
      'the box only gives 3 kw when the oven is on',
      'load balancing, is that a fault',
      'solar mode makes it crawl',
      'stops at 2 am each night and starts again',
      'my smart tariff keeps interrupting the charge',
      'power goes up and down all the time by itself',
    ],
    answer:
      'That is usually the box at work: load management lowers the current while the house draws a lot, solar mode waits for sun, and a smart tariff or a random delay moves the hours. Set all timers off in the car and in the box, choose plain immediate charging and try once. If it is still slow with nothing else on, a warm box, a sensor clamp round the wrong cable or low mains voltage remains, and the electrician looks at those.',
  },
  {
    id: 'ev-home-point-temporary-3pin',
    faults: ['ev-home-charge-point-fault'],
    asks: [
      'can I use the three pin lead until the wallbox is mended',
      'granny charger every night for two weeks, ok?',
      'run it off the tumble dryer socket',
      'extension through the letterbox meanwhile',
      'how many amps from a normal plug is sensible',
      'charge it slowly from the garage socket for now',
      'what can I do till the sparky comes',
    ],
    answer:
      'For a short time, at the lowest current setting, in one good socket on its own, without any extension lead or adapter, and only by day while somebody is at home. Feel plug and socket after half an hour: lukewarm is acceptable, hot means stop. Ordinary sockets are not made for ten hours of full load, so let the electrician look at that socket too. If the breaker or the wiring was the cause, use public points instead.',
  },
  {
    id: 'ev-pilot-one-brand-only',
    faults: ['ev-charge-controller-failed', 'ev-home-charge-point-fault'],
    asks: [
      'works on bp pulse but never on pod point',
      'one network always refuses my car',
      'pilot error, what is the pilot',
      'plug locks, clicks, then nothing flows',
      'since the car update it hates our wallbox',
      'who fixes it when car and post each blame the other',
      'clicking at the charger and no charge starts',
    ],
    answer:
      'Before any current flows, car and post talk over one thin pin, and one of the two does not like the other’s answer. Update both, try another cable, and lock and wake the car once. If it fails at one make only and other cars charge there, it is the match of your car’s controller with it: send both makers the time, the post number and the software versions. A worn pilot pin or damp in the port gives failures at all makes in turn.',
  },
  {
    id: 'ev-pilot-cable-test',
    faults: ['ev-charge-controller-failed', 'ev-charge-port-lock-fault'],
    asks: [
      'could it just be the cable',
      'how do I test the type 2 lead',
      'is the resistor in the plug broken',
      'borrowed a cable and it charges, so mine is dead?',
      'can a charging cable be repaired',
      'which cable to buy, 16 or 32 amps',
      'new lead cheap from amazon good enough?',
    ],
    answer:
      'Try another cable of the same kind at the same post: if that charges, yours is the fault. The plugs carry a small resistor that tells the car what current the cable takes, and a broken contact there stops everything. Cables are replaced, not repaired or shortened. Buy one that bears a known maker’s name, the type 2 standard and CE or UKCA marks, 32 A single-phase for most British homes, three-phase only if your car’s charger uses it.',
  },
  {
    id: 'ev-plug-hot-how-warm',
    faults: ['ev-charging-plug-overheated'],
    asks: [
      'how warm may the plug get',
      'the three pin plug is warm to the touch, normal?',
      'too hot to hold after an hour',
      'wall socket gets 50 degrees when I charge',
      'smells of fish by the charger',
      'the handle at the rapid got really warm',
      'plug is warm like a cup of tea, is that danger',
    ],
    answer:
      'Lukewarm is normal; hot, a brown ring, a fishy or burnt smell means poor contact and you stop at once. Switch the supply off at the breaker, let it cool and do not pull a hot plug under load. A fishy smell is overheated plastic in a socket or switch, a fire in the making, so an electrician looks at it before it is used again. Handles of rapid chargers get warm at high power, but the post limits them.',
  },
  {
    id: 'ev-plug-burnt-who-pays',
    faults: ['ev-charging-plug-overheated'],
    asks: [
      'a public charger melted my port, who pays',
      'does insurance cover a burnt charging socket',
      'is the melted cable a warranty matter',
      'the house socket burnt, landlord or car maker',
      'can I claim from the charging company',
      'maker says the plug was not theirs',
      'damage from a post at the supermarket, what now',
    ],
    answer:
      'Collect proof today: photographs of all four contacts, the post’s number, the time, the session in the app, and ask the operator in writing for its log. If the post’s plug was damaged, its operator is liable; if your own cable or socket was worn, the insurer or nobody may be. The inlet is normally part of the car’s warranty unless a foreign adapter was used. Keep the burnt parts, since they show where the heat began.',
  },
  {
    id: 'ev-plug-burnt-only-one-half',
    faults: ['ev-charging-plug-overheated', 'ev-dc-charging-fault'],
    asks: [
      'can I only replace the cable, the socket looks ok',
      'just a little brown on the pin, still usable?',
      'file the burnt pin and try again?',
      'change one half only to save money',
      'is a 13 amp plug replaceable on a granny lead',
      'do both ends need to be new',
      'cut the plug off and fit a new one',
    ],
    answer:
      'No: a pin that has been hot has lost its spring and plating, and it burns the new half within weeks, so plug and socket go together. The mains plug of a charging lead has a temperature sensor moulded in and is not cut off and replaced; the lead is exchanged. The wall socket is an electrician’s work, the car’s inlet that of a high-voltage workshop. Until both are done, charge elsewhere with another cable only if the inlet is clean.',
  },
  {
    id: 'ev-plug-burnt-prevent',
    faults: ['ev-charging-plug-overheated', 'ev-home-charge-point-fault'],
    asks: [
      'how do I stop the plug overheating again',
      'what socket should be fitted for a granny charger',
      'lower the amps in the car, does that help',
      'is a commando socket better',
      'how often should contacts be checked',
      'does weight of the cable matter',
      'new socket already brown after a year, why',
    ],
    answer:
      'Give it a circuit of its own with a wallbox or an industrial socket, fitted and tested by an electrician; ordinary sockets are built for kettles. Set the current lower in the car, hang the cable so that its weight does not pull on the plug, keep caps on and dirt out, and feel the contacts once a month after half an hour. If a new one browned within a year, the cable behind or the terminals were loose, so have those tested too.',
  },
  {
    id: 'ev-charging-used-car-return',
    faults: ['ev-onboard-charger-failed', 'ev-dc-charging-fault', 'ev-charge-controller-failed'],
    asks: [
      'bought it three weeks ago and it wont charge, can I hand it back',
      'dealer says charging fault is wear and tear',
      'used ev with a charging problem, my rights',
      'they want me to pay half for the charger',
      'is a broken charger covered by the used car warranty',
      'seller says the post is at fault',
      'second hand electric not charging, money back?',
    ],
    answer:
      'From a dealer in Great Britain you may reject it within 30 days if it was faulty when sold, and after that ask for one repair first; in the first six months it is for him to show that the fault was not there. A charger is not a wear part. Write at once, with photographs from three different charge points, so that the post cannot be blamed. On finance tell the finance company as well. From a private seller there is little.',
  },
  {
    id: 'ev-charging-how-long-repair',
    faults: [
      'ev-onboard-charger-failed',
      'ev-iccu-failed',
      'ev-dc-charging-fault',
      'ev-inverter-failed',
    ],
    asks: [
      'how long will the repair take',
      'part on back order for two months, what can I do',
      'do they do it while I wait',
      'garage has had it six weeks waiting for a unit',
      'is there a courtesy ev meanwhile',
      'when do I get it back, roughly',
      'waiting for parts, compensation?',
    ],
    answer:
      'The work itself is usually one or two days, as the car must be isolated, drained, refilled, coded and proved; the wait for the part and for the one qualified technician can be weeks. Ask for the order number and date in writing, and whether an exchange unit is quicker. In warranty, ask the dealer and the maker’s customer service for a car to use; many pay one for long delays. Agree where the car stands and at what charge, and that its 12 V battery is kept up.',
  },
  {
    id: 'ev-cable-left-charging-storm',
    faults: ['ev-onboard-charger-failed', 'ev-home-charge-point-fault'],
    asks: [
      'lightning struck nearby and it no longer charges',
      'after a power cut the car refuses to charge',
      'brownout last night, now a charging fault',
      'can surge protection be added to a wallbox',
      'generator charging broke it?',
      'after the storm neither box nor car does anything',
      'the current went off in the street, since then nothing',
    ],
    answer:
      'First reset what a power cut leaves behind: breaker of the box off for a minute, car unplugged and locked for a quarter of an hour, timers checked. If it then charges elsewhere, the box took the surge; if it fails at every AC point, the car’s charger did. Have an electrician test earth and voltage before you plug in again, and report it to the house or car insurer with the date. Small generators often have no proper earth, and the car refuses them.',
  },
];
