import { z } from 'zod'
import { address, addressOut } from './address.ts'
import { endpoint } from './endpoint.ts'
import { flag, id, idParams, seenVersion } from './number.ts'
import { listQuery } from './paging.ts'
import { email, text, words } from './text.ts'

export const client = z
  .object({
    id,
    version: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    active: z.boolean(),
    address: addressOut,
  })
  .meta({ id: 'Client' })
export type Client = z.infer<typeof client>

/** Creating leaves `active` out: a new client is active. */
export const newClient = z.object({
  first_name: text('First Name is required', 50),
  last_name: text('Last Name is required', 50),
  email: email('Email is required', 'Enter a valid email address'),
  address,
})
export const clientChange = newClient.extend({
  active: flag('Active is required').optional(),
  version: seenVersion,
})
export type NewClient = z.output<typeof newClient>
export type ClientChange = z.output<typeof clientChange>

export const clientsQuery = listQuery.extend({
  active: flag('Choose active or inactive').optional(),
  /** In the name, the e-mail address, the phone number or the city. */
  search: words(),
})
export type ClientsQuery = z.output<typeof clientsQuery>

export const clientsApi = {
  list: endpoint({
    domain: 'clients',
    summary: 'The clients of the owner, active first, then by name',
    method: 'GET',
    path: '/api/clients/',
    access: 'owner',
    query: clientsQuery,
    response: z.array(client),
  }),
  one: endpoint({
    domain: 'clients',
    summary: 'One client',
    method: 'GET',
    path: '/api/client/:id/',
    access: 'owner',
    params: idParams,
    response: client,
  }),
  create: endpoint({
    domain: 'clients',
    summary: 'Add a client',
    method: 'POST',
    path: '/api/clients/',
    access: 'owner',
    body: newClient,
    status: 201,
    response: client,
  }),
  update: endpoint({
    domain: 'clients',
    summary: 'Change a client',
    method: 'PATCH',
    path: '/api/client/:id/',
    access: 'owner',
    params: idParams,
    body: clientChange,
    response: client,
  }),
  remove: endpoint({
    domain: 'clients',
    summary: 'Delete a client; one with bookings is archived',
    method: 'DELETE',
    path: '/api/client/:id/',
    access: 'owner',
    params: idParams,
    status: 204,
    response: z.undefined(),
  }),
}
