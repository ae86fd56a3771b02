export const SUBSCRIPTION_PAGE = '/dashboard/subscription';
