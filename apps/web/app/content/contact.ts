/** Where people write to. */
export const CONTACT_MAIL = 'support@wrenchwise.example';
