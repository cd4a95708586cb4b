export type ActionId = string;
