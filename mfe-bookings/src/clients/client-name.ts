/** A client as lists and hints name one. */
export const clientName = (client: { first_name: string; last_name: string }) =>
  `${client.first_name} ${client.last_name}`.trim()
