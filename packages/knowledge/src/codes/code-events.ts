/** Events in plain words, by the component's text. `$1` is the pattern's match. */
export const CODE_EVENTS: readonly (readonly [RegExp, string])[] = [
  [
    /^random\/multiple cylinder misfire/,
    'The engine is misfiring on more than one cylinder, so the cause is likely to be something that the cylinders share.',
  ],
  [
    /^engine misfire detected on startup/,
    'The engine misfires in its first thousand turns after starting, often before you notice anything else.',
  ],
  [
    /^misfire detected/,
    'One cylinder does not fire every time. The control unit notices because the crankshaft slows down a little when it is that cylinder’s turn to push.',
  ],
  [
    /^post catalyst fuel trim system too (lean|rich)/,
    'The sensor after the catalytic converter finds the mixture too $1, and adjusting the fuel no longer corrects it.',
  ],
  [
    /^gearbox control module processor/,
    'The gearbox’s own control unit has failed its own self-check.',
  ],
  [
    /exceeded control limits - pressure$/,
    'The regulator is at the limit of its control, and the fuel pressure is still not what the control unit commanded.',
  ],
  [
    /^exhaust gas recirculation flow$/,
    'The flow of recirculated exhaust is not what the control unit commanded.',
  ],
  [
    /^system too lean at idle/,
    'At idle the mixture has too much air or too little fuel. An air leak matters most at idle, when the engine draws very little air of its own.',
  ],
  [
    /^system too lean/,
    'The mixture has too much air or too little fuel, and adding fuel no longer corrects it.',
  ],
  [
    /^system too rich/,
    'The mixture has too much fuel or too little air, and taking fuel away no longer corrects it.',
  ],
  [
    /^air-fuel ratio imbalance/,
    'One cylinder burns a different mixture from the others, though the average of all may be right.',
  ],
  [
    /^catalyst system efficiency/,
    'The catalytic converter no longer evens out the oxygen in the exhaust: the sensor after it sees nearly the same swings as the one before it.',
  ],
  [
    /^nox catalyst efficiency/,
    'The catalytic converter that turns nitrogen oxides into harmless gas is not turning enough of them.',
  ],
  [
    /particulate filter efficiency below/,
    'More soot gets through the particulate filter than should, or its pressure drop is implausibly small.',
  ],
  [
    /particulate filter regeneration frequency/,
    'The particulate filter has to burn itself clean far more often than it should.',
  ],
  [
    /particulate filter restriction.*ash/,
    'The particulate filter is full of ash, which no regeneration burns away.',
  ],
  [
    /particulate filter restriction.*soot/,
    'The particulate filter holds more soot than a normal drive burns off.',
  ],
  [
    /(?:particulate filter|DPF) restriction (?:— )?forced limited/,
    'The particulate filter is so full that the control unit has cut the engine’s power to protect it.',
  ],
  [
    /particulate filter differential pressure sensor offset/,
    'The pressure sensor of the particulate filter shows a difference with the engine off, when there is none.',
  ],
  [
    /leak detected \(fuel cap/,
    'The fuel tank’s vapour system lost pressure in a way that looks like a fuel cap left loose or off.',
  ],
  [
    /evaporative emission system leak detected \(very small/,
    'The fuel tank’s vapour system leaks through a hole of about half a millimetre.',
  ],
  [
    /evaporative emission system leak detected \(small/,
    'The fuel tank’s vapour system leaks through a hole of about a millimetre.',
  ],
  [
    /evaporative emission system leak detected \(large/,
    'The fuel tank’s vapour system holds hardly any pressure, or none at all.',
  ],
  [
    /incorrect purge flow/,
    'When the control unit opens the purge valve to burn off fuel vapour, it does not see the flow that it commanded.',
  ],
  [
    /high purge flow/,
    'Fuel vapour flows to the engine when none was asked for, or too much of it.',
  ],
  [
    /reference orifice (low|high) flow/,
    'The vapour system’s own test hole shows a $1 flow, so the leak test cannot be trusted.',
  ],
  [
    /vent control circuit shorted/,
    'The wiring of the vapour system’s vent valve is shorted, so the valve no longer does what it should.',
  ],
  [
    /recirculation flow insufficient/,
    'Less exhaust gas is being recirculated to the intake than the control unit commanded.',
  ],
  [
    /recirculation flow excessive/,
    'More exhaust gas is being recirculated to the intake than the control unit commanded.',
  ],
  [
    /^coolant thermostat below regulating/,
    'The engine takes too long to warm up, or cools down again on the move: coolant is flowing through the radiator when it should not.',
  ],
  [
    /^insufficient coolant temperature for closed loop/,
    'The coolant stayed too cold for too long, so the engine could not begin to correct its mixture by the oxygen sensor.',
  ],
  [
    /^insufficient coolant temperature for stable/,
    'The coolant stayed too cold for too long for the engine to run as it should.',
  ],
  [/^engine coolant over temperature/, 'The coolant got hotter than the engine can stand.'],
  [
    /^cooling system/,
    'The coolant temperature did not behave as it does in a healthy cooling system.',
  ],
  [
    /^engine oil pressure sensor\/switch low voltage/,
    'The oil pressure sensor sends too little voltage: either the pressure really is low, or the sensor or its wire has failed.',
  ],
  [/^engine oil pressure$/, 'The oil pressure is below what the engine needs at that speed.'],
  [/^engine oil level$/, 'The oil level is below the minimum that the engine should run with.'],
  [/^engine coolant level$/, 'The sensor in the expansion tank reports that the coolant is low.'],
  [
    /^(\w) camshaft position - timing over-advanced/,
    'The valves of camshaft $1 open too early (over-advanced), further than the control unit can correct.',
  ],
  [
    /^(\w) camshaft position - timing over-retarded/,
    'The valves of camshaft $1 open too late (over-retarded), further than the control unit can correct.',
  ],
  [
    /^crankshaft position - camshaft position correlation/,
    'Crankshaft and camshaft no longer match: the timing has moved, or a sensor is reporting it wrongly.',
  ],
  [
    /^engine position system/,
    'The cams of this side are out of step with the crankshaft, usually because the chain or its guides have worn.',
  ],
  [
    /^camshaft position sensor .*single sensor/,
    'The control unit gets no usable signal from the camshaft sensor, which reports which cylinder comes next.',
  ],
  [/overboost/, 'The turbo is making more boost than the control unit commanded.'],
  [/underboost/, 'The turbo is making less boost than the control unit commanded.'],
  [
    /bypass valve mechanical/,
    'The valve that lets boost pressure past the turbo is stuck or leaks.',
  ],
  [/boost system/, 'Actual and commanded boost have disagreed for longer than they should.'],
  [
    /^turbo\/supercharger boost control/,
    'Whatever sets the boost pressure is not doing what it should.',
  ],
  [/wastegate actuator/, 'The actuator of the turbo’s wastegate is not doing what it should.'],
  [
    /^fuel rail\/system pressure: too low/,
    'The pressure in the fuel rail is lower than the control unit commanded.',
  ],
  [
    /^fuel rail\/system pressure: too high/,
    'The pressure in the fuel rail is higher than the control unit commanded.',
  ],
  [
    /^fuel rail\/system pressure/,
    'The pressure in the fuel rail is not what the control unit commanded.',
  ],
  [
    /^fuel system leak detected/,
    'Fuel pressure is dropping so fast that the control unit suspects a leak.',
  ],
  [
    /^injector control pressure too low/,
    'While the starter turns the engine, the pressure that opens the injectors is too low, so it starts badly or not at all. On some diesels that pressure is engine oil’s, and not the fuel’s.',
  ],
  [/fuel metering control/, 'The injection pump does not measure out the fuel that it should.'],
  [
    /fuel pump control module requested MIL/,
    'The fuel pump’s own control unit has found a fault and asked for the engine light; its own code says more.',
  ],
  [/^fuel pump .* low flow/, 'The fuel pump delivers less than the engine needs.'],
  [/^contribution\/balance/, 'One cylinder does more or less of the work than the others.'],
  [/water in fuel condition/, 'The sensor in the fuel filter has found water.'],
  [/^generator system/, 'The alternator does not do what the control unit commands.'],
  [/^oxygen sensor slow response/, 'The sensor responds, but too slowly to control the mixture.'],
  [
    /^oxygen sensor circuit no activity/,
    'The sensor’s signal hardly moves, as if it were cold or dead.',
  ],
  [
    /^oxygen sensor signal stuck lean/,
    'The sensor keeps reporting too much oxygen, whatever the control unit does with the fuel.',
  ],
  [
    /^idle air control system RPM (higher|lower) than expected/,
    'The engine idles $1 than it should, and the control unit cannot bring it back.',
  ],
  [/^idle air control/, 'The control unit cannot hold the idle speed that it wants.'],
  [
    /^throttle actuator control system — forced limited (power|RPM)/,
    'The control unit no longer trusts the throttle and limits the engine’s $1 on purpose.',
  ],
  [
    /^throttle actuator control system: stuck open/,
    'The throttle plate is stuck open and no longer closes as far as commanded.',
  ],
  [
    /^throttle actuator control system: stuck closed/,
    'The throttle plate is stuck shut and no longer opens as far as commanded.',
  ],
  [
    /idle position/,
    'The control unit has lost the position in which the throttle is closed, and has to learn it again.',
  ],
  [
    /throttle closed position/,
    'The closed throttle is not where the control unit expects it to be.',
  ],
  [
    /memory check sum|read only memory/,
    'The control unit’s own check of its stored program failed.',
  ],
  [
    /keep alive memory/,
    'The control unit lost what it stores while the ignition is off: usually because its power was cut.',
  ],
  [/control module programming error/, 'The control unit has no valid program for this car.'],
  [
    /software incompatibility/,
    'Two control units in the car are running software versions that do not match.',
  ],
  [
    /VIN not programmed/,
    'The control unit does not hold the identification number (VIN) of this car, as happens when one is swapped without being coded.',
  ],
  [/^serial communication link/, 'Parts of the control unit no longer understand one another.'],
  [
    /control module communication bus A off/,
    'The control unit has taken itself off the data bus after too many garbled messages.',
  ],
  [
    /high speed CAN communication bus/,
    'The fast data bus that joins engine, gearbox and brakes does not work as it should.',
  ],
  [
    /^no messages from the (.+)$/,
    'Other control units wait for messages from the $1, and none come: it has no power or earth, its data wires are broken, or it has failed.',
  ],
  [
    /^implausible data from the (.+)$/,
    'Messages from the $1 arrive, but what they say cannot be right.',
  ],
  [
    /^software does not match the (.+)$/,
    'The software of this control unit and that of the $1 do not match.',
  ],
  [
    /park assist module communication/,
    'The parking assistance unit does not answer the other control units.',
  ],
  [
    /^system voltage/,
    'The voltage of the car’s electrical system is outside what its control units can work with.',
  ],
  [
    /^charging system voltage/,
    'The alternator does not charge at the voltage that the control unit commanded.',
  ],
  [
    /^14 volt power module/,
    'The converter that feeds the 12-volt system delivers too little or too much.',
  ],
  [
    /immobili[sz]er key|key not programmed/,
    'The immobiliser does not know this key, and will not let the engine start or keep running.',
  ],
  [
    /refrigerant charge loss/,
    'The air conditioning has lost so much refrigerant that it is switched off.',
  ],
  [
    /^gear (\d) incorrect ratio/,
    'In gear $1, the input and output speeds of the gearbox do not match the ratio: something is slipping, or a speed sensor is wrong.',
  ],
  [
    /reverse incorrect ratio/,
    'In reverse, the input and output speeds of the gearbox do not match the ratio: something is slipping, or a speed sensor is wrong.',
  ],
  [
    /^incorrect gear ratio/,
    'The input and output speeds of the gearbox match none of its gears: something is slipping, or a speed sensor is wrong.',
  ],
  [/gearbox component slipping/, 'A clutch or band in the gearbox is slipping under load.'],
  [
    /^gearbox control$/,
    'The gearbox’s own control unit has found a fault and asked for the engine light; its other codes say which.',
  ],
  [
    /^gearbox fluid pressure: too low/,
    'The pressure of the gearbox fluid is lower than its clutches need.',
  ],
  [
    /^gearbox fluid pressure: too high/,
    'The pressure of the gearbox fluid is higher than its clutches need.',
  ],
  [/^gearbox fluid pressure$/, 'The pressure of the gearbox fluid is not what its clutches need.'],
  [/^gearbox fluid$/, 'The gearbox fluid got hotter than it can stand.'],
  [/clutch position control error/, 'The clutch is not where its actuator was meant to put it.'],
  [
    /(?:wheel|turbine|output) speed sensor.*no signal$/,
    'The control unit gets no signal from this sensor while the car moves: the sensor, its wiring or the toothed ring in front of it has failed.',
  ],
  [
    /fan speed sensor.*no signal$/,
    'The control unit gets no signal of the fan’s speed: the fan does not turn, or its sensor or wiring has failed.',
  ],
  [/inlet control$/, 'The ABS cannot work the valve that lets pressure through to this brake.'],
  [/outlet control$/, 'The ABS cannot work the valve that lets pressure out of this brake.'],
  [
    /hydraulic release too long/,
    'The ABS has held pressure back from this brake for longer than any skid lasts, so it suspects a wrong signal.',
  ],
  [/tone wheel/, 'The toothed ring in front of this wheel’s speed sensor gives an uneven signal.'],
  [
    /brake fluid level/,
    'The sensor reports that the brake fluid is low: worn pads lower it slowly, a leak quickly.',
  ],
  [
    /ABS disabled warning/,
    'Another system has switched the ABS off and asked for its warning light.',
  ],
  [
    /ESC calibration required/,
    'The stability control has to relearn the zero points of its sensors.',
  ],
  [
    /steering position signal (?:implausible)?/,
    'The steering angle reported does not match the way the car is moving.',
  ],
  [
    /pretensioner .*firing circuit|pretensioner loop/,
    'The circuit that fires this belt tensioner has the wrong resistance: often it is only a plug under the seat.',
  ],
  [
    /firing circuit|deployment (?:loop|stage)/,
    'The circuit that fires this airbag has the wrong resistance, so the airbag might not fire.',
  ],
  [
    /rollover sensor/,
    'The sensor that should notice the car tipping over does not answer as it should.',
  ],
  [
    /occupant classification/,
    'The sensor in the seat cannot tell who is sitting there, so the passenger airbag may be switched off.',
  ],
  [
    /battery pack deterioration|replace hybrid battery/,
    'The high-voltage battery holds too little charge, or its cells differ too much.',
  ],
  [/state of charge$/, 'The charge of the high-voltage battery has fallen too low.'],
  [
    /voltage variation$/,
    'The cells or modules of the high-voltage battery differ in voltage by more than they should.',
  ],
  [
    /system isolation/,
    'High voltage is leaking to the body of the car: the insulation is no longer good enough.',
  ],
  [
    /battery energy control module/,
    'The control unit that watches the high-voltage battery does not work as it should.',
  ],
  [
    /cylinder deactivation/,
    'The system that switches some cylinders off at light load does not work properly.',
  ],
  [/reductant level/, 'The AdBlue tank is nearly empty.'],
  [
    /reductant quality/,
    'The AdBlue is not cleaning the exhaust as it should: it is old, diluted or the wrong fluid.',
  ],
  [/^reductant pressure: too low/, 'The AdBlue pressure is lower than the control unit commanded.'],
  [
    /^reductant pressure: too high/,
    'The AdBlue pressure is higher than the control unit commanded.',
  ],
  [/reductant pressure/, 'The AdBlue pressure is not what the control unit commanded.'],
  [
    /reductant injection valve/,
    'The control unit cannot work the valve that sprays AdBlue into the exhaust.',
  ],
  [/brake assist vacuum/, 'The brake servo has too little vacuum, so the pedal gets heavy.'],
  [
    /^(?:shift|pressure control) solenoid(?: [A-Z])? electrical/,
    'The coil of this gearbox valve, or its wiring, does not draw the current that it should.',
  ],
];
