/** The purpose of a part, by its text in the code, the most specific first. */
export const CODE_PARTS: readonly (readonly [RegExp, string])[] = [
  [
    /oxygen sensor heater|HO2S heater/i,
    'The heater brings the oxygen sensor to its working temperature soon after the start.',
  ],
  [
    /oxygen sensor/i,
    'An oxygen sensor sits in the exhaust and tells the computer how much oxygen the burning left over.',
  ],
  [/nox sensor/i, 'The NOx sensor measures nitrogen oxides in the exhaust of a diesel.'],
  [
    /intake air temperature/i,
    'It tells how warm the air is that the engine breathes, and often shares a housing with the airflow sensor.',
  ],
  [
    /ambient air|outside temperature/i,
    'It tells how warm it is outside; climate control and fuel mixture use it.',
  ],
  [
    /coolant temperature sensor/i,
    'It tells the computer how warm the engine is, which sets fuel, fan and temperature gauge.',
  ],
  [
    /mass or volume air flow/i,
    'The airflow sensor, behind the air filter, measures the air by which the fuel is worked out.',
  ],
  [
    /manifold absolute pressure|barometric/i,
    'It measures the pressure behind the throttle, by which the computer knows how hard the engine works.',
  ],
  [
    /throttle\/pedal position sensor [DEF]|D\/E voltage/i,
    'The accelerator pedal has two sensors that watch each other, so that a wrong signal never opens the throttle.',
  ],
  [
    /throttle\/pedal position sensor|A\/B voltage/i,
    'Two sensors on the throttle watch each other and tell how far it is open.',
  ],
  [/throttle actuator/i, 'An electric motor moves the throttle: no cable joins it to the pedal.'],
  [
    /knock sensor/i,
    'It listens for knocking, so that the computer can take the ignition back in time.',
  ],
  [
    /crankshaft position sensor/i,
    'It tells how fast the engine turns and where its pistons are; without it there is no spark.',
  ],
  [
    /camshaft position (?:sensor|actuator)/i,
    'It belongs to the valve timing, which the computer moves with the engine’s speed and load.',
  ],
  [/ignition coil/i, 'The coil makes the high voltage for a spark plug.'],
  [/glow plug/i, 'Glow plugs warm a diesel’s cylinders for a cold start.'],
  [
    /fuel injector|^injector/i,
    'An injector sprays fuel into its cylinder, a few thousandths of a second at a time.',
  ],
  [/fuel rail pressure sensor/i, 'It measures the pressure of the fuel just before the injectors.'],
  [
    /fuel pressure regulator|fuel volume regulator/i,
    'It sets how much fuel the high-pressure pump sends to the rail.',
  ],
  [/fuel pump/i, 'The pump in the tank sends fuel to the engine.'],
  [/fuel level sensor/i, 'A float in the tank moves the fuel gauge.'],
  [
    /water in fuel sensor/i,
    'It sits in a diesel’s fuel filter and warns of water, which ruins injectors.',
  ],
  [
    /purge/i,
    'The purge valve lets fuel vapour from the charcoal canister into the engine to be burnt.',
  ],
  [
    /vent/i,
    'The vent valve lets fresh air into the charcoal canister, and shuts for the leak test.',
  ],
  [
    /evaporative|fuel vapour|vapor/i,
    'The vapour system keeps fuel fumes from the tank out of the air and feeds them to the engine.',
  ],
  [
    /recirculation/i,
    'Exhaust gas recirculation (EGR) sends some exhaust back to the intake, which keeps the burning cooler.',
  ],
  [/particulate filter/i, 'The filter catches a diesel’s soot and burns it off on longer drives.'],
  [
    /reductant/i,
    'Reductant is AdBlue: sprayed into a diesel’s exhaust, it takes nitrogen oxides away.',
  ],
  [
    /boost|turbo|wastegate/i,
    'The turbo presses air into the engine; a valve or moving vanes set how much.',
  ],
  [/manifold runner/i, 'Flaps in the intake manifold change the length or swirl of the air’s way.'],
  [
    /cooling fan/i,
    'The electric fan draws air through the radiator when the car is slow or the air conditioning is on.',
  ],
  [/thermostat heater/i, 'A heater in the thermostat lets the computer open it early.'],
  [/coolant pump/i, 'An electric pump moves coolant where the belt-driven one does not.'],
  [/oil pressure/i, 'Oil pressure keeps the bearings apart: without it an engine lasts minutes.'],
  [/PCV/i, 'The crankcase breather leads fumes from the sump back to the intake.'],
  [
    /vehicle speed sensor/i,
    'It tells the speedometer, the gearbox and the cruise control how fast the car goes.',
  ],
  [/cruise control/i, 'The buttons on the wheel speak to the computer over one or two wires.'],
  [
    /brake switch|brake pedal position/i,
    'It tells the brake lights, the gear lock and the cruise control that you brake.',
  ],
  [/brake booster|vacuum pump/i, 'The brake booster multiplies the force of your foot.'],
  [
    /battery temperature|battery monitor/i,
    'It watches the 12-volt battery, so that the alternator charges it as it needs.',
  ],
  [/generator/i, 'Generator is the standard’s word for the alternator, which charges the battery.'],
  [/starter relay/i, 'It switches the current that makes the starter turn.'],
  [/power relay/i, 'The main relay feeds the engine’s computer and much around it.'],
  [
    /ignition switch/i,
    'It tells the car that the key or button is in the position for running or starting.',
  ],
  [/air conditioning clutch/i, 'It couples the air-conditioning compressor to the engine.'],
  [
    /refrigerant pressure/i,
    'It keeps the air-conditioning compressor from running with too little or too much pressure.',
  ],
  [
    /power steering pressure/i,
    'It tells the engine that the steering pump needs power, so that the idle does not drop.',
  ],
  [
    /gearbox range sensor|park\/neutral/i,
    'It tells which position the selector is in, and lets the engine start only in P or N.',
  ],
  [
    /turbine speed|output speed/i,
    'By the speeds into and out of the gearbox its computer notices slip.',
  ],
  [
    /torque converter clutch/i,
    'It joins engine and gearbox firmly at a steady speed, to save fuel.',
  ],
  [
    /shift solenoid|pressure control solenoid/i,
    'A solenoid valve in the gearbox steers fluid to the clutches that make a gear.',
  ],
  [
    /clutch (?:pedal )?switch|clutch switch/i,
    'It tells that the clutch pedal is down: for starting and for the cruise control.',
  ],
  [
    /reverse input/i,
    'It tells that reverse is engaged: for the lights, the camera and the parking sensors.',
  ],
  [/four wheel drive/i, 'It tells which of the driven axles the driver has chosen.'],
  [
    /inverter/i,
    'The inverter turns the battery’s direct current into the drive motor’s alternating current.',
  ],
  [/drive motor/i, 'The drive motor moves an electric or hybrid car.'],
  [/DC\/DC/i, 'The DC/DC converter charges the 12-volt battery of an electric or hybrid car.'],
  [/contactor/i, 'Contactors are the big switches that connect the high-voltage battery.'],
  [
    /battery pack cooling|hybrid battery cooling/i,
    'It keeps the high-voltage battery from overheating.',
  ],
  [
    /isolation/i,
    'The car measures all the time whether its high voltage is insulated from the body.',
  ],
  [
    /high-voltage battery|hybrid battery/i,
    'The high-voltage battery drives an electric or hybrid car.',
  ],
  [
    /wheel speed/i,
    'Each wheel has a speed sensor, by which ABS and stability control notice a skid.',
  ],
  [
    /pump motor/i,
    'The pump in the ABS block pushes fluid back while the brakes are being released and applied.',
  ],
  [/valve relay|EBCM relay/i, 'It feeds the valves in the ABS block.'],
  [
    /yaw|lateral accel|multi-axis/i,
    'It measures how the car turns and slides, for the stability control.',
  ],
  [/park brake/i, 'It belongs to the electric parking brake.'],
  [
    /steering/i,
    'It tells the steering or the stability control where the wheel stands or how hard it is turned.',
  ],
  [
    /belt switch|belt buckle/i,
    'It tells whether the belt is fastened, for the reminder and the airbags.',
  ],
  [
    /impact sensor/i,
    'It feels a blow from the side and decides with others whether the airbags fire.',
  ],
  [/seat ?belt|pretension/i, 'A tensioner pulls the belt tight in the first moment of a crash.'],
  [/air ?bag/i, 'It belongs to the airbags, which check themselves at every start.'],
  [/control module|processor/i, 'A control module is one of the car’s computers.'],
];
