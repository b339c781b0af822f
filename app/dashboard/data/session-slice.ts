import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { forgetUserInfo, readUserInfo, rememberUserInfo, type UserInfo } from '../../session.ts';

/** `expired`: the server no longer knows the session; the dialog that asks for the password is open. */
type SessionState = { user: UserInfo | undefined; expired: boolean };

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ user: typeof window === 'undefined' ? undefined : readUserInfo(), expired: false }),
  reducers: {
    signedIn(state, { payload }: PayloadAction<UserInfo>) {
      rememberUserInfo(payload);
      state.user = payload;
      state.expired = false;
    },
    sessionExpired(state) {
      state.expired = true;
    },
    signedOut(state) {
      forgetUserInfo();
      state.user = undefined;
      state.expired = false;
    },
  },
});

export const { signedIn, sessionExpired, signedOut } = slice.actions;
export const sessionReducer = slice.reducer;
export type { SessionState };
