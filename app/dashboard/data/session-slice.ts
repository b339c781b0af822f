import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readUserInfo, type UserInfo } from '../../session.ts';
import { storeUserInfo } from '../../store-session.ts';

/**
 * `isExpired`: the session has ended; the dialog that asks to sign in again is open.
 * `isHidden`: the person has signed out in another tab; nobody may read the page behind the dialog.
 * `isUnconfirmed`: a call waits for a proof of identity; the dialog that asks for it is open.
 * `mustSetUp`: the server refuses everything else until two-step sign-in is set up.
 */
export type SessionState = {
  user: UserInfo | undefined;
  isExpired: boolean;
  isHidden: boolean;
  isUnconfirmed: boolean;
  mustSetUp: boolean;
};

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({
    user: typeof window === 'undefined' ? undefined : readUserInfo(),
    isExpired: false,
    isHidden: false,
    isUnconfirmed: false,
    mustSetUp: false,
  }),
  reducers: {
    signedIn(state, { payload }: PayloadAction<UserInfo>) {
      storeUserInfo(payload);
      state.user = payload;
      state.isExpired = false;
      state.isHidden = false;
    },
    sessionExpired(state) {
      state.isExpired = true;
    },
    signedOutElsewhere(state) {
      state.isExpired = true;
      state.isHidden = true;
    },
    setUpRequired(state) {
      state.mustSetUp = true;
    },
    setUpDone(state) {
      state.mustSetUp = false;
    },
    confirmationRequired(state) {
      state.isUnconfirmed = true;
    },
    confirmationEnded(state) {
      state.isUnconfirmed = false;
    },
  },
});

export const {
  signedIn,
  sessionExpired,
  confirmationRequired,
  confirmationEnded,
  setUpDone,
  setUpRequired,
  signedOutElsewhere,
} = slice.actions;
export const sessionReducer = slice.reducer;
