/** Where `npm run obd-bridge` listens: on the reader's own computer only. */
export const BRIDGE_PORT = 35_001;

/** The one address outside of the site that a page may connect to, for an adapter on Wi-Fi. */
export const BRIDGE_ADDRESS = `ws://127.0.0.1:${BRIDGE_PORT}`;
