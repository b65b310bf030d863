/** Kinds of calendars that stays come from: portals whose feeds we know, our own, and any other. */
export const channelKinds = ['airbnb', 'booking', 'vrbo', 'smoobu', 'google', 'keyhaven', 'other'] as const
export type ChannelKind = (typeof channelKinds)[number]
