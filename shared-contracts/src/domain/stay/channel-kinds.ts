/** Portals and programs whose calendars Keyhaven reads; `other` is any that it does not know. */
export const channelKinds = ['airbnb', 'booking', 'vrbo', 'smoobu', 'google', 'keyhaven', 'other'] as const
export type ChannelKind = (typeof channelKinds)[number]
