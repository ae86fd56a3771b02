import type { CommonQuestion } from '../common-question.ts';

/** Charging electric cars and plug-in hybrids. */
export const evChargingQuestions: readonly CommonQuestion[] = [
  {
    id: 'charger-or-car',
    about: ['charge point', 'wallbox', 'charging', 'charger', 'on-board charger'],
    asks: [
      'how do I know if it is the car or the charger',
      'charges at one place but not another',
      'will not charge at home but public works',
      'is my wallbox faulty or the car',
      'rapid works but not the home charger',
      'how can I test which one is at fault',
      'how can I find out which of the two is at fault',
    ],
    answer:
      'Try another place and another cable: if the car charges elsewhere, the point at home or its cable is at fault; if no AC point works but a DC rapid one does, the car’s on-board charger or the AC side of its inlet; if neither, latch, inlet, 12 V battery or the drive battery. Look for the message on the point and in the car’s menu, and see that no timer is set. Note the code before you ring anybody. Nothing is opened.',
  },
  {
    id: 'ev-charge-extension',
    about: ['extension lead', 'three pin', 'granny cable', 'charging', 'charge cable'],
    asks: [
      'can I charge with an extension lead',
      'plug gets hot when charging',
      'is the three pin charger safe every night',
      'granny charger trips the fuse',
      'socket is brown after charging the car',
      'using a normal socket to charge an ev',
      'the lead wont reach, could I use an extension',
    ],
    answer:
      'No extension leads: an electric car draws its full current for many hours, and a coiled or thin lead, an adaptor or a worn socket overheats and burns. If the plug is hot or the socket brown, stop charging and have an electrician renew the socket. The three-pin cable is meant for occasional use at a socket in good order, on its own circuit if possible, at reduced current. For every day a wallbox, installed and certified, is the right thing.',
  },
  {
    id: 'ev-charging-trips-rcd',
    about: ['rcd', 'trip', 'wallbox', 'charge point', 'charging'],
    asks: [
      'charging trips the house electrics',
      'rcd goes when I plug the car in',
      'breaker trips after ten minutes charging',
      'can damp trip the charger',
      'is a tripping charger dangerous',
      'which fault trips an rcd straight away',
      'every time I plug in the fuse board clicks off',
    ],
    answer:
      'Treat it as a real fault: the residual-current device trips because current flows to earth, through damp in the plug, a damaged cable, the car’s charger or heater, or another appliance on the circuit. Do not bypass it or try again and again. Look at plug and cable for water, cuts and burns, then let the car charge at another point: if it trips there too, the car is at fault, otherwise an electrician tests the installation. One that trips after minutes may be overload.',
  },
  {
    id: 'charge-port-stuck',
    about: ['charge port', 'charging cable', 'connector', 'charge plug'],
    asks: [
      'cable is stuck in the car',
      'cannot get the charging plug out',
      'charge port will not lock',
      'is there an emergency release for the charge cable',
      'charging plug frozen in',
      'lock motor on the charge socket broken, can I force it',
      'it wont release the plug and I need to leave, what can I do',
    ],
    answer:
      'Do not pull by force: stop charging in the car or app first, unlock the car again, push the plug in a little and draw it straight. Most cars have an emergency release, a loop in the boot or under the bonnet beside the socket, which the handbook shows; it is used only with charging stopped. Frozen plugs are thawed with warm air or de-icer meant for locks, never boiling water. If it does not lock it does not charge, and the lock motor can be renewed.',
  },
  {
    id: 'charge-pins-burnt',
    about: ['charge port', 'inlet', 'connector', 'pins', 'charge plug'],
    asks: [
      'pins in the charging port look burnt',
      'can I clean the charge port',
      'is a melted charging plug dangerous',
      'new cable or new socket after it melted',
      'does contact spray belong in the charge port',
      'charging stops with a temperature message',
      'one of the pins has gone brown, can I keep using it',
    ],
    answer:
      'Stop using it: a burnt or melted pin has poor contact, gets hotter each time and can start a fire. Both halves are renewed, socket of the car and plug of the cable, as one spoils the other; a new inlet is high-voltage work. Sprays and sandpaper do not belong in it. Dust and water are only let drain or blown off gently with nothing plugged in. Ask whether the public point that did it was noted, because its operator may be liable.',
  },
  {
    id: 'slow-charge-why',
    about: ['charging speed', 'charging', 'charge rate', 'rapid charger'],
    asks: [
      'why is rapid charging so slow',
      'charger says 150kw but I only get 40',
      'does cold make charging slow',
      'charging slows down after 80 percent, why',
      'is slow charging a sign of a bad battery',
      '7kw charger only gives 3.6',
      'preconditioning, does it help charging',
    ],
    answer:
      'Mostly it is normal: the car decides, and it takes less when the battery is cold, hot or above about 80 per cent, when two cars share a point, or beyond its own limit. Arrive warm and between 10 and 30 per cent, with preconditioning set. On AC the on-board charger sets the limit, for instance 3.6 or 7 kW, and so does the cable. If it is slow at several points on a mild day, have cell temperatures and state of health read.',
  },
  {
    id: 'charge-to-100',
    about: ['charge limit', 'charging', 'drive battery', 'electric car', 'ev'],
    asks: [
      'is it bad to charge to 100 percent',
      'should I charge to 80 or 100',
      'leave it plugged in all the time?',
      'how low can I let the ev battery go',
      'what is lfp and does it need 100',
      'leave an ev parked for a month at what charge',
      'what level is best for the battery day to day',
    ],
    answer:
      'For every day about 80 per cent is kinder to most batteries, and 100 only before a long trip, as long standing full or empty ages cells. LFP batteries are an exception: makers ask for a full charge regularly so that the gauge stays right; the handbook says which you have. Plugged in it may stay, since the car stops by itself. For weeks of parking leave it around half full, and not below 10 to 20 per cent.',
  },
  {
    id: 'ev-charging-rain',
    about: ['charging', 'charge point', 'charge cable'],
    asks: [
      'is it safe to charge in the rain',
      'can I charge during a thunderstorm',
      'water in the charging plug',
      'can I wash the car while charging',
      'dropped the charging plug in a puddle',
      'charge port cover broken, does it matter',
      'everything is soaking, should I still plug it in',
    ],
    answer:
      'Yes, in rain: plugs are built so that no voltage is on them before both sides have checked the connection and the earth. Hang the plug with its opening down, and if it fell in a puddle let it drain and dry before use. In a near thunderstorm it is better unplugged beforehand, because of surges. Do not use a pressure washer on the inlet. A broken cover lets in dirt and water and is renewed. Cracked cables or housings are not used at all.',
  },
];
