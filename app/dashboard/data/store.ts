import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { api } from './api.ts';
import { sessionReducer } from './session-slice.ts';

export function createStore() {
  const store = configureStore({
    reducer: { session: sessionReducer, [api.reducerPath]: api.reducer },
    // Actions carry forms with files, which are not serializable.
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type StaffStore = ReturnType<typeof createStore>;
export const useStaffDispatch = useDispatch.withTypes<StaffStore['dispatch']>();
export const useStaffSelector = useSelector.withTypes<ReturnType<StaffStore['getState']>>();
