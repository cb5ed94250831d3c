/** A key and certificate that no browser trusts, for the https servers of tests: files.harbor.example and other.harbor.example. */

export const testKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQggfp/Nwz4JQdydMkc
ZxK1eiPJGNG38nFaEyK9Z0lOCGGhRANCAATjtHF6woqtf4k/MFM9dZ96YWhayXIS
ecjK54XSUrJwy4xxm0zTAdCsaQuV19UYF+MmyS0If2OH+Doagd901Kol
-----END PRIVATE KEY-----`;

export const testCertificate = `-----BEGIN CERTIFICATE-----
MIIBzjCCAXSgAwIBAgIUZjnoEeYIVyfHleDcxlqGztL8u94wCgYIKoZIzj0EAwIw
HzEdMBsGA1UEAwwUZmlsZXMuaGFyYm9yLmV4YW1wbGUwIBcNMjYxMTMwMjA0MTQw
WhgPMjEyNjExMDYyMDQxNDBaMB8xHTAbBgNVBAMMFGZpbGVzLmhhcmJvci5leGFt
cGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE47RxesKKrX+JPzBTPXWfemFo
WslyEnnIyueF0lKycMuMcZtM0wHQrGkLldfVGBfjJsktCH9jh/g6GoHfdNSqJaOB
izCBiDAdBgNVHQ4EFgQUyr81NssOZ6amJYlwzeOi6950DTcwHwYDVR0jBBgwFoAU
yr81NssOZ6amJYlwzeOi6950DTcwDwYDVR0TAQH/BAUwAwEB/zA1BgNVHREELjAs
ghRmaWxlcy5oYXJib3IuZXhhbXBsZYIUb3RoZXIuaGFyYm9yLmV4YW1wbGUwCgYI
KoZIzj0EAwIDSAAwRQIhAIpDjWrDImNNKownA7KSF24CNYUz85O0Mg3siNPDmkau
AiAdztTSEli198aE1bRxaFh866clPL31+ynz1gRjOXJdpA==
-----END CERTIFICATE-----`;
