/**
 * Sensors of a car for Home Assistant, for its `configuration.yaml`: the same text as in
 * docs/home-assistant.md. `vehicles[0]` is the car that was added last.
 */
export const HOME_ASSISTANT = `rest:
  - resource: https://cars.example/api/v1/vehicles
    params:
      perPage: 50
    headers:
      Authorization: !secret wrenchwise_authorization
    scan_interval: 1800
    sensor:
      - name: Car odometer
        unique_id: wrenchwise_car_odometer
        value_template: "{{ value_json.vehicles[0].mileage }}"
        unit_of_measurement: mi
        device_class: distance
        state_class: total_increasing
      - name: Car MOT until
        unique_id: wrenchwise_car_mot
        value_template: "{{ value_json.vehicles[0].motExpiryDate }}"
        device_class: date
      - name: Car open verdict
        unique_id: wrenchwise_car_verdict
        # yes, caution or no: whether it can be driven with the problem that is open; none without one.
        value_template: "{{ value_json.vehicles[0].openProblem.canDrive | default('none') }}"
  - resource: https://cars.example/api/v1/maintenance
    params:
      perPage: 1
    headers:
      Authorization: !secret wrenchwise_authorization
    scan_interval: 1800
    sensor:
      - name: Car next task
        unique_id: wrenchwise_car_next_task
        value_template: "{{ value_json.tasks[0].task | default('none') }}"
      - name: Car next task due
        unique_id: wrenchwise_car_next_due
        value_template: "{{ value_json.tasks[0].expectedOn }}"
        device_class: date`;
