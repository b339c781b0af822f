import { createContext } from 'react-router';
import type { Services } from '../server/services/services.ts';

/** How loaders and actions reach the services of the server; set for every request by `createPages`. */
export const servicesContext = createContext<Services>();
