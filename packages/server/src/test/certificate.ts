/** A certificate of 127.0.0.1 that nobody else vouches for, for a hundred years, and its key: made for the tests and used nowhere else. */
export const CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgp+2LDSRJeu3/yW/v
oYGTWMVxWxBa8VGMOvvApUmd4XShRANCAARymUg3/D4L/5uSmBycZ1JdvFwPPK6m
vlokdzkBtK+By51aA1deDRj5ozUUHez46qfBCZdoQMK3xtGLZihngWmc
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBizCCATCgAwIBAgIUeTNkNsb4bXkzNPVgZwB7iSF2fhkwCgYIKoZIzj0EAwIw
ETEPMA0GA1UEAwwGcHJ1ZWJhMCAXDTI2MTEyODIyNDEyMVoYDzIxMjYxMTA0MjI0
MTIxWjARMQ8wDQYDVQQDDAZwcnVlYmEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
AARymUg3/D4L/5uSmBycZ1JdvFwPPK6mvlokdzkBtK+By51aA1deDRj5ozUUHez4
6qfBCZdoQMK3xtGLZihngWmco2QwYjAdBgNVHQ4EFgQUxujHTDpHOOLzo7E+w/kr
xux2zOswHwYDVR0jBBgwFoAUxujHTDpHOOLzo7E+w/krxux2zOswDwYDVR0TAQH/
BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYCIQDKohiK
5zf/luGovJNNNMntlIc11tmEl295uAzNLlTZbAIhAIdZXvNJhbr1iOW1dIqLansp
MYTCkdozafhS7sRPac3k
-----END CERTIFICATE-----
`,
};
