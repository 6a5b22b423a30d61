// Written by `npm run generate` from the document and the ledger. Not edited by hand.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var whole_createToken_request = validate21;
function validate23(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.grant_type === void 0 && (missing0 = "grant_type") || data.site === void 0 && (missing0 = "site") || data.scope === void 0 && (missing0 = "scope"))
        return validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.grant_type !== void 0) {
        let data0 = data.grant_type, _errs1 = errors;
        if (typeof data0 != "string")
          return validate23.errors = [{ instancePath: instancePath + "/grant_type", schemaPath: "#/properties/grant_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (data0 !== "client_credentials")
          return validate23.errors = [{ instancePath: instancePath + "/grant_type", schemaPath: "#/properties/grant_type/const", keyword: "const", params: { allowedValue: "client_credentials" }, message: "must be equal to constant" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.client_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.client_id != "string")
            return validate23.errors = [{ instancePath: instancePath + "/client_id", schemaPath: "#/properties/client_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.client_secret !== void 0) {
            let _errs5 = errors;
            if (typeof data.client_secret != "string")
              return validate23.errors = [{ instancePath: instancePath + "/client_secret", schemaPath: "#/properties/client_secret/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.site !== void 0) {
              let _errs7 = errors;
              if (typeof data.site != "string")
                return validate23.errors = [{ instancePath: instancePath + "/site", schemaPath: "#/properties/site/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.scope !== void 0) {
                let _errs9 = errors;
                if (typeof data.scope != "string")
                  return validate23.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate23.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate23(data, { instancePath }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length), validate21.errors = vErrors, errors === 0;
}
var whole_createToken_200 = validate25;
var func2 = require_ucs2length().default, pattern0 = new RegExp("^[0-9]{2}/[0-9]{2}/[0-9]{4}$", "u");
function validate26(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.access_token === void 0 && (missing0 = "access_token") || data.token_type === void 0 && (missing0 = "token_type") || data.expires_in === void 0 && (missing0 = "expires_in") || data.scope === void 0 && (missing0 = "scope") || data.created_at === void 0 && (missing0 = "created_at"))
        return validate26.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.access_token !== void 0) {
        let data0 = data.access_token, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) < 1)
              return validate26.errors = [{ instancePath: instancePath + "/access_token", schemaPath: "#/properties/access_token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          } else
            return validate26.errors = [{ instancePath: instancePath + "/access_token", schemaPath: "#/properties/access_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.token_type !== void 0) {
          let data1 = data.token_type, _errs3 = errors;
          if (typeof data1 != "string")
            return validate26.errors = [{ instancePath: instancePath + "/token_type", schemaPath: "#/properties/token_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (data1 !== "Bearer")
            return validate26.errors = [{ instancePath: instancePath + "/token_type", schemaPath: "#/properties/token_type/const", keyword: "const", params: { allowedValue: "Bearer" }, message: "must be equal to constant" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.expires_in !== void 0) {
            let data2 = data.expires_in, _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate26.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (data2 !== 72e3)
              return validate26.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/const", keyword: "const", params: { allowedValue: 72e3 }, message: "must be equal to constant" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.scope !== void 0) {
              let _errs7 = errors;
              if (typeof data.scope != "string")
                return validate26.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.created_at !== void 0) {
                let data4 = data.created_at, _errs9 = errors;
                if (errors === _errs9)
                  if (typeof data4 == "string") {
                    if (!pattern0.test(data4))
                      return validate26.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{2}/[0-9]{2}/[0-9]{4}$" }, message: 'must match pattern "^[0-9]{2}/[0-9]{2}/[0-9]{4}$"' }], !1;
                  } else
                    return validate26.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate26.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate26(data, { instancePath }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length), validate25.errors = vErrors, errors === 0;
}
var whole_createToken_400 = validate28;
function validate29(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error") || data.error_description === void 0 && (missing0 = "error_description"))
        return validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.error !== void 0) {
        let _errs1 = errors;
        if (typeof data.error != "string")
          return validate29.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.error_description !== void 0) {
          let _errs3 = errors;
          if (typeof data.error_description != "string")
            return validate29.errors = [{ instancePath: instancePath + "/error_description", schemaPath: "#/properties/error_description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate29.errors = vErrors, errors === 0;
}
function validate28(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate29(data, { instancePath }) || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length), validate28.errors = vErrors, errors === 0;
}
var whole_listCustomers_200 = validate31;
var schema15 = { type: "object", required: ["id", "created_at", "updated_at", "email", "first_name", "last_name", "address", "address_2", "city", "state", "zip", "country", "phone", "document_number"], properties: { id: { type: "integer", minimum: 1, maximum: 2147483647 }, created_at: { $ref: "document:whole#/$defs/Timestamp" }, updated_at: { $ref: "document:whole#/$defs/Timestamp" }, email: { type: "string", pattern: "^[^\\s@]+@[^\\s@]+$" }, first_name: { type: "string" }, last_name: { type: "string" }, address: { type: ["string", "null"] }, address_2: { type: ["string", "null"] }, city: { type: ["string", "null"] }, state: { type: ["string", "null"] }, zip: { type: ["string", "null"], pattern: "^[0-9]*$" }, country: { type: ["string", "null"], pattern: "^([A-Za-z]{2})?$" }, phone: { type: ["string", "null"], pattern: "^[0-9]*$" }, document_number: { type: ["string", "null"], pattern: "^[0-9]*$" } } };
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d\d:\d\d)$/, pattern1 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$", "u");
function validate34(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0 && errors === 0)
    if (typeof data == "string")
      if (pattern1.test(data)) {
        if (!formats0.test(data))
          return validate34.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
      } else
        return validate34.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
    else
      return validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate34.errors = vErrors, errors === 0;
}
var pattern2 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u"), pattern3 = new RegExp("^[0-9]*$", "u"), pattern4 = new RegExp("^([A-Za-z]{2})?$", "u");
function validate33(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.email === void 0 && (missing0 = "email") || data.first_name === void 0 && (missing0 = "first_name") || data.last_name === void 0 && (missing0 = "last_name") || data.address === void 0 && (missing0 = "address") || data.address_2 === void 0 && (missing0 = "address_2") || data.city === void 0 && (missing0 = "city") || data.state === void 0 && (missing0 = "state") || data.zip === void 0 && (missing0 = "zip") || data.country === void 0 && (missing0 = "country") || data.phone === void 0 && (missing0 = "phone") || data.document_number === void 0 && (missing0 = "document_number"))
        return validate33.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate33.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate33.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate33.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate34(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate34(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let data3 = data.email, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data3 == "string") {
                  if (!pattern2.test(data3))
                    return validate33.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\s@]+@[^\\s@]+$" }, message: 'must match pattern "^[^\\s@]+@[^\\s@]+$"' }], !1;
                } else
                  return validate33.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.first_name !== void 0) {
                let _errs7 = errors;
                if (typeof data.first_name != "string")
                  return validate33.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.last_name !== void 0) {
                  let _errs9 = errors;
                  if (typeof data.last_name != "string")
                    return validate33.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.address !== void 0) {
                    let data6 = data.address, _errs11 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate33.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema15.properties.address.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.address_2 !== void 0) {
                      let data7 = data.address_2, _errs13 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate33.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema15.properties.address_2.type }, message: "must be string,null" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0) {
                        let data8 = data.city, _errs15 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate33.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema15.properties.city.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.state !== void 0) {
                          let data9 = data.state, _errs17 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate33.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema15.properties.state.type }, message: "must be string,null" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.zip !== void 0) {
                            let data10 = data.zip, _errs19 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate33.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema15.properties.zip.type }, message: "must be string,null" }], !1;
                            if (errors === _errs19 && typeof data10 == "string" && !pattern3.test(data10))
                              return validate33.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.country !== void 0) {
                              let data11 = data.country, _errs21 = errors;
                              if (typeof data11 != "string" && data11 !== null)
                                return validate33.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema15.properties.country.type }, message: "must be string,null" }], !1;
                              if (errors === _errs21 && typeof data11 == "string" && !pattern4.test(data11))
                                return validate33.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z]{2})?$" }, message: 'must match pattern "^([A-Za-z]{2})?$"' }], !1;
                              var valid0 = _errs21 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.phone !== void 0) {
                                let data12 = data.phone, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate33.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema15.properties.phone.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && !pattern3.test(data12))
                                  return validate33.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.document_number !== void 0) {
                                  let data13 = data.document_number, _errs25 = errors;
                                  if (typeof data13 != "string" && data13 !== null)
                                    return validate33.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema15.properties.document_number.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs25 && typeof data13 == "string" && !pattern3.test(data13))
                                    return validate33.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                  var valid0 = _errs25 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate33.errors = vErrors, errors === 0;
}
var schema17 = { type: ["string", "null"] };
function validate38(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && data !== null ? (validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema17.type }, message: "must be string,null" }], !1) : (validate38.errors = vErrors, errors === 0);
}
var schema18 = { type: "object", properties: { message: { type: "string" }, current_page: { type: "integer" }, next_page: { type: ["integer", "null"] }, prev_page: { type: ["integer", "null"] }, per_page: { type: "integer" }, total_pages: { type: "integer" }, total_count: { type: "integer" } } };
function validate40(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.message !== void 0) {
        let _errs1 = errors;
        if (typeof data.message != "string")
          return validate40.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.current_page !== void 0) {
          let data1 = data.current_page, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate40.errors = [{ instancePath: instancePath + "/current_page", schemaPath: "#/properties/current_page/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.next_page !== void 0) {
            let data2 = data.next_page, _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null)
              return validate40.errors = [{ instancePath: instancePath + "/next_page", schemaPath: "#/properties/next_page/type", keyword: "type", params: { type: schema18.properties.next_page.type }, message: "must be integer,null" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.prev_page !== void 0) {
              let data3 = data.prev_page, _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null)
                return validate40.errors = [{ instancePath: instancePath + "/prev_page", schemaPath: "#/properties/prev_page/type", keyword: "type", params: { type: schema18.properties.prev_page.type }, message: "must be integer,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.per_page !== void 0) {
                let data4 = data.per_page, _errs9 = errors;
                if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                  return validate40.errors = [{ instancePath: instancePath + "/per_page", schemaPath: "#/properties/per_page/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.total_pages !== void 0) {
                  let data5 = data.total_pages, _errs11 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return validate40.errors = [{ instancePath: instancePath + "/total_pages", schemaPath: "#/properties/total_pages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.total_count !== void 0) {
                    let data6 = data.total_count, _errs13 = errors;
                    if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                      return validate40.errors = [{ instancePath: instancePath + "/total_count", schemaPath: "#/properties/total_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate40.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate32.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let data0 = data.data, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              validate33(data0[i0], { instancePath: instancePath + "/data/" + i0 }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return validate32.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs4 = errors;
          validate38(data.errors, { instancePath: instancePath + "/errors" }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs5 = errors;
            validate40(data.meta, { instancePath: instancePath + "/meta" }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate32.errors = vErrors, errors === 0;
}
function validate31(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate32(data, { instancePath }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length), validate31.errors = vErrors, errors === 0;
}
var whole_listCustomers_401 = validate43;
function validate44(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate44.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        if (data.data !== null)
          return validate44.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "null" }, message: "must be null" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let data1 = data.errors, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) < 1)
                return validate44.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
            } else
              return validate44.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let data2 = data.meta, _errs5 = errors;
            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)))
              return validate44.errors = [{ instancePath: instancePath + "/meta", schemaPath: "#/properties/meta/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate44.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate44.errors = vErrors, errors === 0;
}
function validate43(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate44(data, { instancePath }) || (vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors), errors = vErrors.length), validate43.errors = vErrors, errors === 0;
}
var whole_createCustomer_request = validate46;
var schema22 = { type: "object", required: ["email", "first_name", "last_name"], properties: { email: { type: "string", maxLength: 255, pattern: "^[^\\s@]+@[^\\s@]+$" }, first_name: { type: "string", minLength: 1, maxLength: 255, pattern: "\\S" }, last_name: { type: "string", minLength: 1, maxLength: 255, pattern: "\\S" }, address: { type: ["string", "null"], maxLength: 255 }, address_2: { type: ["string", "null"], maxLength: 255 }, city: { type: ["string", "null"], maxLength: 255 }, state: { type: ["string", "null"], maxLength: 255, pattern: "^([A-Za-z]{2})?$" }, zip: { type: ["string", "null"], maxLength: 255, pattern: "^[0-9]*$" }, country: { type: ["string", "null"], pattern: "^([A-Z]{2})?$" }, phone: { type: ["string", "null"], maxLength: 255, pattern: "^([0-9]{10,13})?$" }, document_number: { type: ["string", "null"], pattern: "^([0-9]{11}|[0-9]{14})?$" } } }, pattern8 = new RegExp("\\S", "u"), pattern12 = new RegExp("^([A-Z]{2})?$", "u"), pattern13 = new RegExp("^([0-9]{10,13})?$", "u"), pattern14 = new RegExp("^([0-9]{11}|[0-9]{14})?$", "u");
function validate47(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email") || data.first_name === void 0 && (missing0 = "first_name") || data.last_name === void 0 && (missing0 = "last_name"))
        return validate47.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.email !== void 0) {
        let data0 = data.email, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 255)
              return validate47.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            if (!pattern2.test(data0))
              return validate47.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\s@]+@[^\\s@]+$" }, message: 'must match pattern "^[^\\s@]+@[^\\s@]+$"' }], !1;
          } else
            return validate47.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.first_name !== void 0) {
          let data1 = data.first_name, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 255)
                return validate47.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              if (func2(data1) < 1)
                return validate47.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              if (!pattern8.test(data1))
                return validate47.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }], !1;
            } else
              return validate47.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.last_name !== void 0) {
            let data2 = data.last_name, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func2(data2) > 255)
                  return validate47.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                if (func2(data2) < 1)
                  return validate47.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                if (!pattern8.test(data2))
                  return validate47.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }], !1;
              } else
                return validate47.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.address !== void 0) {
              let data3 = data.address, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate47.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema22.properties.address.type }, message: "must be string,null" }], !1;
              if (errors === _errs7 && typeof data3 == "string" && func2(data3) > 255)
                return validate47.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.address_2 !== void 0) {
                let data4 = data.address_2, _errs9 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate47.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema22.properties.address_2.type }, message: "must be string,null" }], !1;
                if (errors === _errs9 && typeof data4 == "string" && func2(data4) > 255)
                  return validate47.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.city !== void 0) {
                  let data5 = data.city, _errs11 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate47.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema22.properties.city.type }, message: "must be string,null" }], !1;
                  if (errors === _errs11 && typeof data5 == "string" && func2(data5) > 255)
                    return validate47.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.state !== void 0) {
                    let data6 = data.state, _errs13 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate47.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema22.properties.state.type }, message: "must be string,null" }], !1;
                    if (errors === _errs13 && typeof data6 == "string") {
                      if (func2(data6) > 255)
                        return validate47.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      if (!pattern4.test(data6))
                        return validate47.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z]{2})?$" }, message: 'must match pattern "^([A-Za-z]{2})?$"' }], !1;
                    }
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip !== void 0) {
                      let data7 = data.zip, _errs15 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate47.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema22.properties.zip.type }, message: "must be string,null" }], !1;
                      if (errors === _errs15 && typeof data7 == "string") {
                        if (func2(data7) > 255)
                          return validate47.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                        if (!pattern3.test(data7))
                          return validate47.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                      }
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.country !== void 0) {
                        let data8 = data.country, _errs17 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate47.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema22.properties.country.type }, message: "must be string,null" }], !1;
                        if (errors === _errs17 && typeof data8 == "string" && !pattern12.test(data8))
                          return validate47.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^([A-Z]{2})?$" }, message: 'must match pattern "^([A-Z]{2})?$"' }], !1;
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.phone !== void 0) {
                          let data9 = data.phone, _errs19 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate47.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema22.properties.phone.type }, message: "must be string,null" }], !1;
                          if (errors === _errs19 && typeof data9 == "string") {
                            if (func2(data9) > 255)
                              return validate47.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                            if (!pattern13.test(data9))
                              return validate47.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^([0-9]{10,13})?$" }, message: 'must match pattern "^([0-9]{10,13})?$"' }], !1;
                          }
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.document_number !== void 0) {
                            let data10 = data.document_number, _errs21 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate47.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema22.properties.document_number.type }, message: "must be string,null" }], !1;
                            if (errors === _errs21 && typeof data10 == "string" && !pattern14.test(data10))
                              return validate47.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/pattern", keyword: "pattern", params: { pattern: "^([0-9]{11}|[0-9]{14})?$" }, message: 'must match pattern "^([0-9]{11}|[0-9]{14})?$"' }], !1;
                            var valid0 = _errs21 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate47.errors = vErrors, errors === 0;
}
function validate46(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate47(data, { instancePath }) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length), validate46.errors = vErrors, errors === 0;
}
var whole_createCustomer_201 = validate49;
function validate50(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate50.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate33(data.data, { instancePath: instancePath + "/data" }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate38(data.errors, { instancePath: instancePath + "/errors" }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate40(data.meta, { instancePath: instancePath + "/meta" }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate50.errors = vErrors, errors === 0;
}
function validate49(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate50(data, { instancePath }) || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length), validate49.errors = vErrors, errors === 0;
}
var whole_createPaymentProfile_request = validate55;
var schema26 = { type: "object", required: ["payment_method_type", "subscription_id"], properties: { payment_method_type: { type: "string", enum: ["pix"] }, subscription_id: { type: "string" } } };
function validate56(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.payment_method_type === void 0 && (missing0 = "payment_method_type") || data.subscription_id === void 0 && (missing0 = "subscription_id"))
        return validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.payment_method_type !== void 0) {
        let data0 = data.payment_method_type, _errs1 = errors;
        if (typeof data0 != "string")
          return validate56.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (data0 !== "pix")
          return validate56.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/enum", keyword: "enum", params: { allowedValues: schema26.properties.payment_method_type.enum }, message: "must be equal to one of the allowed values" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.subscription_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.subscription_id != "string")
            return validate56.errors = [{ instancePath: instancePath + "/subscription_id", schemaPath: "#/properties/subscription_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate56.errors = vErrors, errors === 0;
}
function validate55(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate56(data, { instancePath }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length), validate55.errors = vErrors, errors === 0;
}
var whole_createPaymentProfile_201 = validate58;
var schema30 = { type: "object", required: ["id", "created_at", "updated_at", "payment_method_type", "status", "subscription_id", "customer_id"], properties: { id: { type: "integer", minimum: 1, maximum: 2147483647 }, created_at: { allOf: [{ $ref: "document:whole#/$defs/Timestamp" }] }, updated_at: { allOf: [{ $ref: "document:whole#/$defs/Timestamp" }] }, payment_method_type: { type: "string", enum: ["pix"] }, status: { type: "string" }, activated_at: { allOf: [{ $ref: "document:whole#/$defs/Timestamp" }] }, refused_at: { allOf: [{ $ref: "document:whole#/$defs/Timestamp" }] }, subscription_id: { type: "string", format: "uuid" }, customer_id: { type: "integer", minimum: 1 } } }, formats2 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function validate61(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.payment_method_type === void 0 && (missing0 = "payment_method_type") || data.status === void 0 && (missing0 = "status") || data.subscription_id === void 0 && (missing0 = "subscription_id") || data.customer_id === void 0 && (missing0 = "customer_id"))
        return validate61.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate61.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate61.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate61.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate34(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs5 = errors;
            validate34(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.payment_method_type !== void 0) {
              let data3 = data.payment_method_type, _errs7 = errors;
              if (typeof data3 != "string")
                return validate61.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data3 !== "pix")
                return validate61.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/enum", keyword: "enum", params: { allowedValues: schema30.properties.payment_method_type.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.status !== void 0) {
                let _errs9 = errors;
                if (typeof data.status != "string")
                  return validate61.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.activated_at !== void 0) {
                  let _errs11 = errors;
                  validate34(data.activated_at, { instancePath: instancePath + "/activated_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.refused_at !== void 0) {
                    let _errs13 = errors;
                    validate34(data.refused_at, { instancePath: instancePath + "/refused_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.subscription_id !== void 0) {
                      let data7 = data.subscription_id, _errs15 = errors;
                      if (errors === _errs15 && errors === _errs15)
                        if (typeof data7 == "string") {
                          if (!formats2.test(data7))
                            return validate61.errors = [{ instancePath: instancePath + "/subscription_id", schemaPath: "#/properties/subscription_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                        } else
                          return validate61.errors = [{ instancePath: instancePath + "/subscription_id", schemaPath: "#/properties/subscription_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.customer_id !== void 0) {
                        let data8 = data.customer_id, _errs17 = errors;
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                          return validate61.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs17 && typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8)))
                          return validate61.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate61.errors = vErrors, errors === 0;
}
function validate60(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors;
  validate61(data, { instancePath }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.qr_code === void 0 && (missing0 = "qr_code") || data.qr_code_expires_at === void 0 && (missing0 = "qr_code_expires_at"))
          return validate60.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
        if (data.qr_code !== void 0) {
          let data0 = data.qr_code, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data0 == "string") {
              if (func2(data0) > 512)
                return validate60.errors = [{ instancePath: instancePath + "/qr_code", schemaPath: "#/allOf/1/properties/qr_code/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
            } else
              return validate60.errors = [{ instancePath: instancePath + "/qr_code", schemaPath: "#/allOf/1/properties/qr_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
        } else
          var valid1 = !0;
        if (valid1)
          if (data.qr_code_expires_at !== void 0) {
            let data1 = data.qr_code_expires_at, _errs5 = errors;
            if (errors === _errs5 && errors === _errs5)
              if (typeof data1 == "string") {
                if (!formats0.test(data1))
                  return validate60.errors = [{ instancePath: instancePath + "/qr_code_expires_at", schemaPath: "#/allOf/1/properties/qr_code_expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
              } else
                return validate60.errors = [{ instancePath: instancePath + "/qr_code_expires_at", schemaPath: "#/allOf/1/properties/qr_code_expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid1 = _errs5 === errors;
          } else
            var valid1 = !0;
      } else
        return validate60.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate60.errors = vErrors, errors === 0;
}
function validate59(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate60(data.data, { instancePath: instancePath + "/data" }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate38(data.errors, { instancePath: instancePath + "/errors" }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate40(data.meta, { instancePath: instancePath + "/meta" }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate59.errors = vErrors, errors === 0;
}
function validate58(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate59(data, { instancePath }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length), validate58.errors = vErrors, errors === 0;
}
var whole_listSubscriptions_200 = validate71;
var schema34 = { type: "object", required: ["id", "activate_on_payment", "activated_at", "balance_in_cents", "created_at", "current_period_started_at", "current_period_ends_at", "interval", "prepaid", "updated_at", "customer", "items"], properties: { id: { type: "string", format: "uuid", pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$" }, activate_on_payment: { type: "boolean" }, activated_at: { type: ["string", "null"], format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, balance_in_cents: { type: "integer" }, created_at: { $ref: "document:whole#/$defs/Timestamp" }, current_period_started_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, current_period_ends_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, interval: { type: "integer", minimum: 1, maximum: 2147483647 }, prepaid: { type: "boolean" }, updated_at: { $ref: "document:whole#/$defs/Timestamp" }, customer: { $ref: "document:whole#/$defs/Customer" }, items: { type: "array", items: { $ref: "document:whole#/$defs/Item" } } } }, pattern15 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$", "u");
var pattern19 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate81(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.handle === void 0 && (missing0 = "handle"))
        return validate81.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate81.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate81.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate81.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate34(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate34(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate81.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0) {
                let _errs7 = errors;
                if (typeof data.description != "string")
                  return validate81.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.handle !== void 0) {
                  let data5 = data.handle, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data5 == "string") {
                      if (!pattern19.test(data5))
                        return validate81.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"' }], !1;
                    } else
                      return validate81.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate81.errors = vErrors, errors === 0;
}
function validate85(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.handle === void 0 && (missing0 = "handle") || data.price_int_cents === void 0 && (missing0 = "price_int_cents"))
        return validate85.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate85.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate85.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate85.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate34(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate34(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate85.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.handle !== void 0) {
                let _errs7 = errors;
                if (typeof data.handle != "string")
                  return validate85.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.price_int_cents !== void 0) {
                  let data5 = data.price_int_cents, _errs9 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return validate85.errors = [{ instancePath: instancePath + "/price_int_cents", schemaPath: "#/properties/price_int_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs9 && typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5)))
                    return validate85.errors = [{ instancePath: instancePath + "/price_int_cents", schemaPath: "#/properties/price_int_cents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate85.errors = vErrors, errors === 0;
}
function validate78(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.quantity === void 0 && (missing0 = "quantity") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.product === void 0 && (missing0 = "product") || data.price_point === void 0 && (missing0 = "price_point"))
        return validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate78.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate78.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate78.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.quantity !== void 0) {
          let data1 = data.quantity, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate78.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 2147483647 || isNaN(data1))
              return validate78.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
            if (data1 < 1 || isNaN(data1))
              return validate78.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          }
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.created_at !== void 0) {
            let _errs5 = errors;
            validate34(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.updated_at !== void 0) {
              let _errs6 = errors;
              validate34(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.product !== void 0) {
                let _errs7 = errors;
                validate81(data.product, { instancePath: instancePath + "/product" }) || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length);
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.price_point !== void 0) {
                  let _errs8 = errors;
                  validate85(data.price_point, { instancePath: instancePath + "/price_point" }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate78.errors = vErrors, errors === 0;
}
function validate74(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.activate_on_payment === void 0 && (missing0 = "activate_on_payment") || data.activated_at === void 0 && (missing0 = "activated_at") || data.balance_in_cents === void 0 && (missing0 = "balance_in_cents") || data.created_at === void 0 && (missing0 = "created_at") || data.current_period_started_at === void 0 && (missing0 = "current_period_started_at") || data.current_period_ends_at === void 0 && (missing0 = "current_period_ends_at") || data.interval === void 0 && (missing0 = "interval") || data.prepaid === void 0 && (missing0 = "prepaid") || data.updated_at === void 0 && (missing0 = "updated_at") || data.customer === void 0 && (missing0 = "customer") || data.items === void 0 && (missing0 = "items"))
        return validate74.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (errors === _errs1 && errors === _errs1)
          if (typeof data0 == "string")
            if (pattern15.test(data0)) {
              if (!formats2.test(data0))
                return validate74.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
            } else
              return validate74.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$" }, message: 'must match pattern "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"' }], !1;
          else
            return validate74.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.activate_on_payment !== void 0) {
          let _errs3 = errors;
          if (typeof data.activate_on_payment != "boolean")
            return validate74.errors = [{ instancePath: instancePath + "/activate_on_payment", schemaPath: "#/properties/activate_on_payment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.activated_at !== void 0) {
            let data2 = data.activated_at, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate74.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/properties/activated_at/type", keyword: "type", params: { type: schema34.properties.activated_at.type }, message: "must be string,null" }], !1;
            if (errors === _errs5 && errors === _errs5 && typeof data2 == "string")
              if (pattern1.test(data2)) {
                if (!formats0.test(data2))
                  return validate74.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/properties/activated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
              } else
                return validate74.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/properties/activated_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.balance_in_cents !== void 0) {
              let data3 = data.balance_in_cents, _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return validate74.errors = [{ instancePath: instancePath + "/balance_in_cents", schemaPath: "#/properties/balance_in_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.created_at !== void 0) {
                let _errs9 = errors;
                validate34(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.current_period_started_at !== void 0) {
                  let data5 = data.current_period_started_at, _errs10 = errors;
                  if (errors === _errs10 && errors === _errs10)
                    if (typeof data5 == "string")
                      if (pattern1.test(data5)) {
                        if (!formats0.test(data5))
                          return validate74.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/properties/current_period_started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                      } else
                        return validate74.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/properties/current_period_started_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
                    else
                      return validate74.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/properties/current_period_started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.current_period_ends_at !== void 0) {
                    let data6 = data.current_period_ends_at, _errs12 = errors;
                    if (errors === _errs12 && errors === _errs12)
                      if (typeof data6 == "string")
                        if (pattern1.test(data6)) {
                          if (!formats0.test(data6))
                            return validate74.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/properties/current_period_ends_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate74.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/properties/current_period_ends_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
                      else
                        return validate74.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/properties/current_period_ends_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.interval !== void 0) {
                      let data7 = data.interval, _errs14 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                        return validate74.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs14 && typeof data7 == "number" && isFinite(data7)) {
                        if (data7 > 2147483647 || isNaN(data7))
                          return validate74.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data7 < 1 || isNaN(data7))
                          return validate74.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.prepaid !== void 0) {
                        let _errs16 = errors;
                        if (typeof data.prepaid != "boolean")
                          return validate74.errors = [{ instancePath: instancePath + "/prepaid", schemaPath: "#/properties/prepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.updated_at !== void 0) {
                          let _errs18 = errors;
                          validate34(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.customer !== void 0) {
                            let _errs19 = errors;
                            validate33(data.customer, { instancePath: instancePath + "/customer" }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.items !== void 0) {
                              let data11 = data.items, _errs20 = errors;
                              if (errors === _errs20)
                                if (Array.isArray(data11)) {
                                  var valid1 = !0;
                                  let len0 = data11.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs22 = errors;
                                    validate78(data11[i0], { instancePath: instancePath + "/items/" + i0 }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
                                    var valid1 = _errs22 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                } else
                                  return validate74.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate74.errors = vErrors, errors === 0;
}
function validate73(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)))
    return validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  let _errs1 = errors, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.interval_unit === void 0 && (missing0 = "interval_unit")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  if (valid1 = valid1 || _valid0, !valid1) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.state === void 0 && (missing1 = "state")) {
        let err1 = {};
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    if (valid1 = valid1 || _valid0, !valid1) {
      let _errs6 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (data.previous_state === void 0 && (missing2 = "previous_state")) {
          let err2 = {};
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
    }
  }
  if (valid1)
    errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
  else {
    let err3 = {};
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  var valid0 = _errs2 === errors;
  return valid0 ? (validate73.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1) : (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), validate74(data, { instancePath }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length), validate73.errors = vErrors, errors === 0);
}
function validate72(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate72.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let data0 = data.data, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              validate73(data0[i0], { instancePath: instancePath + "/data/" + i0 }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return validate72.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs4 = errors;
          validate38(data.errors, { instancePath: instancePath + "/errors" }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs5 = errors;
            validate40(data.meta, { instancePath: instancePath + "/meta" }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate72.errors = vErrors, errors === 0;
}
function validate71(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate72(data, { instancePath }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length), validate71.errors = vErrors, errors === 0;
}
var whole_createSubscription_request = validate95;
var schema40 = { type: "object", properties: { interval: { type: "integer", minimum: 1, maximum: 2147483647 }, interval_unit: { type: "string", enum: ["day", "week", "month", "year"] }, customer_id: { type: "integer" }, customer_attributes: { $ref: "document:whole#/$defs/CustomerInput" }, subscription_items: { type: "array", items: { $ref: "document:whole#/$defs/SubscriptionItemInput" } } } };
function validate98(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email") || data.first_name === void 0 && (missing0 = "first_name") || data.last_name === void 0 && (missing0 = "last_name"))
        return validate98.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.email !== void 0) {
        let data0 = data.email, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 255)
              return validate98.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            if (!pattern2.test(data0))
              return validate98.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\s@]+@[^\\s@]+$" }, message: 'must match pattern "^[^\\s@]+@[^\\s@]+$"' }], !1;
          } else
            return validate98.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.first_name !== void 0) {
          let data1 = data.first_name, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data1 == "string") {
              if (func2(data1) > 255)
                return validate98.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              if (func2(data1) < 1)
                return validate98.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              if (!pattern8.test(data1))
                return validate98.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }], !1;
            } else
              return validate98.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.last_name !== void 0) {
            let data2 = data.last_name, _errs5 = errors;
            if (errors === _errs5)
              if (typeof data2 == "string") {
                if (func2(data2) > 255)
                  return validate98.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                if (func2(data2) < 1)
                  return validate98.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                if (!pattern8.test(data2))
                  return validate98.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' }], !1;
              } else
                return validate98.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.address !== void 0) {
              let data3 = data.address, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate98.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema22.properties.address.type }, message: "must be string,null" }], !1;
              if (errors === _errs7 && typeof data3 == "string" && func2(data3) > 255)
                return validate98.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.address_2 !== void 0) {
                let data4 = data.address_2, _errs9 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate98.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema22.properties.address_2.type }, message: "must be string,null" }], !1;
                if (errors === _errs9 && typeof data4 == "string" && func2(data4) > 255)
                  return validate98.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.city !== void 0) {
                  let data5 = data.city, _errs11 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate98.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema22.properties.city.type }, message: "must be string,null" }], !1;
                  if (errors === _errs11 && typeof data5 == "string" && func2(data5) > 255)
                    return validate98.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.state !== void 0) {
                    let data6 = data.state, _errs13 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate98.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema22.properties.state.type }, message: "must be string,null" }], !1;
                    if (errors === _errs13 && typeof data6 == "string") {
                      if (func2(data6) > 255)
                        return validate98.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                      if (!pattern4.test(data6))
                        return validate98.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z]{2})?$" }, message: 'must match pattern "^([A-Za-z]{2})?$"' }], !1;
                    }
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip !== void 0) {
                      let data7 = data.zip, _errs15 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate98.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema22.properties.zip.type }, message: "must be string,null" }], !1;
                      if (errors === _errs15 && typeof data7 == "string") {
                        if (func2(data7) > 255)
                          return validate98.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                        if (!pattern3.test(data7))
                          return validate98.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                      }
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.country !== void 0) {
                        let data8 = data.country, _errs17 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate98.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema22.properties.country.type }, message: "must be string,null" }], !1;
                        if (errors === _errs17 && typeof data8 == "string" && !pattern12.test(data8))
                          return validate98.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^([A-Z]{2})?$" }, message: 'must match pattern "^([A-Z]{2})?$"' }], !1;
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.phone !== void 0) {
                          let data9 = data.phone, _errs19 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate98.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema22.properties.phone.type }, message: "must be string,null" }], !1;
                          if (errors === _errs19 && typeof data9 == "string") {
                            if (func2(data9) > 255)
                              return validate98.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
                            if (!pattern13.test(data9))
                              return validate98.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^([0-9]{10,13})?$" }, message: 'must match pattern "^([0-9]{10,13})?$"' }], !1;
                          }
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.document_number !== void 0) {
                            let data10 = data.document_number, _errs21 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate98.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema22.properties.document_number.type }, message: "must be string,null" }], !1;
                            if (errors === _errs21 && typeof data10 == "string" && !pattern14.test(data10))
                              return validate98.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/pattern", keyword: "pattern", params: { pattern: "^([0-9]{11}|[0-9]{14})?$" }, message: 'must match pattern "^([0-9]{11}|[0-9]{14})?$"' }], !1;
                            var valid0 = _errs21 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate98.errors = vErrors, errors === 0;
}
function validate100(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.product_id === void 0 && (missing0 = "product_id"))
        return validate100.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.product_id !== void 0) {
        let data0 = data.product_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate100.errors = [{ instancePath: instancePath + "/product_id", schemaPath: "#/properties/product_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.quantity !== void 0) {
          let data1 = data.quantity, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate100.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 2147483647 || isNaN(data1))
              return validate100.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
            if (data1 < 1 || isNaN(data1))
              return validate100.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          }
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate100.errors = vErrors, errors === 0;
}
function validate97(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.interval !== void 0) {
        let data0 = data.interval, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate97.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate97.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate97.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.interval_unit !== void 0) {
          let data1 = data.interval_unit, _errs3 = errors;
          if (typeof data1 != "string")
            return validate97.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/properties/interval_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (!(data1 === "day" || data1 === "week" || data1 === "month" || data1 === "year"))
            return validate97.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/properties/interval_unit/enum", keyword: "enum", params: { allowedValues: schema40.properties.interval_unit.enum }, message: "must be equal to one of the allowed values" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.customer_id !== void 0) {
            let data2 = data.customer_id, _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate97.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.customer_attributes !== void 0) {
              let _errs7 = errors;
              validate98(data.customer_attributes, { instancePath: instancePath + "/customer_attributes" }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.subscription_items !== void 0) {
                let data4 = data.subscription_items, _errs8 = errors;
                if (errors === _errs8)
                  if (Array.isArray(data4)) {
                    var valid1 = !0;
                    let len0 = data4.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs10 = errors;
                      validate100(data4[i0], { instancePath: instancePath + "/subscription_items/" + i0 }) || (vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors), errors = vErrors.length);
                      var valid1 = _errs10 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate97.errors = [{ instancePath: instancePath + "/subscription_items", schemaPath: "#/properties/subscription_items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate97.errors = vErrors, errors === 0;
}
function validate96(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.subscription === void 0 && (missing0 = "subscription"))
        return validate96.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      data.subscription !== void 0 && (validate97(data.subscription, { instancePath: instancePath + "/subscription" }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length));
    } else
      return validate96.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate96.errors = vErrors, errors === 0;
}
function validate95(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate96(data, { instancePath }) || (vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors), errors = vErrors.length), validate95.errors = vErrors, errors === 0;
}
var whole_createSubscription_201 = validate104;
function validate105(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate105.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate73(data.data, { instancePath: instancePath + "/data" }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate38(data.errors, { instancePath: instancePath + "/errors" }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate40(data.meta, { instancePath: instancePath + "/meta" }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate105.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate105.errors = vErrors, errors === 0;
}
function validate104(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate105(data, { instancePath }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length), validate104.errors = vErrors, errors === 0;
}
var whole_readSubscription_200 = validate110;
var schema47 = { allOf: [{ $ref: "document:whole#/$defs/SubscriptionFields" }, { type: "object", required: ["interval_unit", "state", "previous_state"], properties: { interval_unit: { type: "string" }, state: { type: "string" }, previous_state: { type: ["string", "null"] } } }] };
function validate112(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors;
  validate74(data, { instancePath }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.interval_unit === void 0 && (missing0 = "interval_unit") || data.state === void 0 && (missing0 = "state") || data.previous_state === void 0 && (missing0 = "previous_state"))
          return validate112.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
        if (data.interval_unit !== void 0) {
          let _errs3 = errors;
          if (typeof data.interval_unit != "string")
            return validate112.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/allOf/1/properties/interval_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
        } else
          var valid1 = !0;
        if (valid1) {
          if (data.state !== void 0) {
            let _errs5 = errors;
            if (typeof data.state != "string")
              return validate112.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/allOf/1/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid1 = _errs5 === errors;
          } else
            var valid1 = !0;
          if (valid1)
            if (data.previous_state !== void 0) {
              let data2 = data.previous_state, _errs7 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate112.errors = [{ instancePath: instancePath + "/previous_state", schemaPath: "#/allOf/1/properties/previous_state/type", keyword: "type", params: { type: schema47.allOf[1].properties.previous_state.type }, message: "must be string,null" }], !1;
              var valid1 = _errs7 === errors;
            } else
              var valid1 = !0;
        }
      } else
        return validate112.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate112.errors = vErrors, errors === 0;
}
function validate111(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate111.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate112(data.data, { instancePath: instancePath + "/data" }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate38(data.errors, { instancePath: instancePath + "/errors" }) || (vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate40(data.meta, { instancePath: instancePath + "/meta" }) || (vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate111.errors = vErrors, errors === 0;
}
function validate110(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate111(data, { instancePath }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length), validate110.errors = vErrors, errors === 0;
}
var whole_addItem_request = validate118;
function validate120(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.product_handle === void 0 && (missing0 = "product_handle"))
        return validate120.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.product_handle !== void 0) {
        let data0 = data.product_handle, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) > 255)
              return validate120.errors = [{ instancePath: instancePath + "/product_handle", schemaPath: "#/properties/product_handle/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            if (func2(data0) < 1)
              return validate120.errors = [{ instancePath: instancePath + "/product_handle", schemaPath: "#/properties/product_handle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          } else
            return validate120.errors = [{ instancePath: instancePath + "/product_handle", schemaPath: "#/properties/product_handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.quantity !== void 0) {
          let data1 = data.quantity, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate120.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs3 && typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 2147483647 || isNaN(data1))
              return validate120.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
            if (data1 < 1 || isNaN(data1))
              return validate120.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          }
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate120.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate120.errors = vErrors, errors === 0;
}
function validate119(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.item === void 0 && (missing0 = "item"))
        return validate119.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      data.item !== void 0 && (validate120(data.item, { instancePath: instancePath + "/item" }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length));
    } else
      return validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate119.errors = vErrors, errors === 0;
}
function validate118(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate119(data, { instancePath }) || (vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors), errors = vErrors.length), validate118.errors = vErrors, errors === 0;
}
var whole_paymentProfileUpdated_event = validate123;
function validate125(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.timestamp === void 0 && (missing0 = "timestamp") || data.data === void 0 && (missing0 = "data"))
        return validate125.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string")
          return validate125.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (data0 !== "payment_profile.activated")
          return validate125.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "payment_profile.activated" }, message: "must be equal to constant" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.timestamp !== void 0) {
          let _errs3 = errors;
          validate34(data.timestamp, { instancePath: instancePath + "/timestamp" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.data !== void 0) {
            let data2 = data.data, _errs4 = errors;
            if (validate61(data2, { instancePath: instancePath + "/data" }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length), errors === _errs4)
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                let missing1;
                if (data2.activated_at === void 0 && (missing1 = "activated_at"))
                  return validate125.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                if (data2.status !== void 0 && data2.status !== "active")
                  return validate125.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/properties/data/properties/status/const", keyword: "const", params: { allowedValue: "active" }, message: "must be equal to constant" }], !1;
              } else
                return validate125.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate125.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate125.errors = vErrors, errors === 0;
}
function validate129(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.timestamp === void 0 && (missing0 = "timestamp") || data.data === void 0 && (missing0 = "data"))
        return validate129.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string")
          return validate129.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (data0 !== "payment_profile.refused")
          return validate129.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "payment_profile.refused" }, message: "must be equal to constant" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.timestamp !== void 0) {
          let _errs3 = errors;
          validate34(data.timestamp, { instancePath: instancePath + "/timestamp" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.data !== void 0) {
            let data2 = data.data, _errs4 = errors;
            if (validate61(data2, { instancePath: instancePath + "/data" }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length), errors === _errs4)
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                let missing1;
                if (data2.refused_at === void 0 && (missing1 = "refused_at"))
                  return validate129.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
                if (data2.status !== void 0 && data2.status !== "refused")
                  return validate129.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/properties/data/properties/status/const", keyword: "const", params: { allowedValue: "refused" }, message: "must be equal to constant" }], !1;
              } else
                return validate129.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate129.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate129.errors = vErrors, errors === 0;
}
function validate133(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.timestamp === void 0 && (missing0 = "timestamp") || data.data === void 0 && (missing0 = "data"))
        return validate133.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string")
          return validate133.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (data0 !== "payment_profile.expired")
          return validate133.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "payment_profile.expired" }, message: "must be equal to constant" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.timestamp !== void 0) {
          let _errs3 = errors;
          validate34(data.timestamp, { instancePath: instancePath + "/timestamp" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.data !== void 0) {
            let data2 = data.data, _errs4 = errors;
            if (validate61(data2, { instancePath: instancePath + "/data" }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length), errors === _errs4)
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.status !== void 0 && data2.status !== "expired")
                  return validate133.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/properties/data/properties/status/const", keyword: "const", params: { allowedValue: "expired" }, message: "must be equal to constant" }], !1;
              } else
                return validate133.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate133.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate133.errors = vErrors, errors === 0;
}
function validate137(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.timestamp === void 0 && (missing0 = "timestamp") || data.data === void 0 && (missing0 = "data"))
        return validate137.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string")
          return validate137.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (data0 !== "payment_profile.canceled")
          return validate137.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "payment_profile.canceled" }, message: "must be equal to constant" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.timestamp !== void 0) {
          let _errs3 = errors;
          validate34(data.timestamp, { instancePath: instancePath + "/timestamp" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.data !== void 0) {
            let data2 = data.data, _errs4 = errors;
            if (validate61(data2, { instancePath: instancePath + "/data" }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length), errors === _errs4)
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.status !== void 0 && data2.status !== "canceled")
                  return validate137.errors = [{ instancePath: instancePath + "/data/status", schemaPath: "#/properties/data/properties/status/const", keyword: "const", params: { allowedValue: "canceled" }, message: "must be equal to constant" }], !1;
              } else
                return validate137.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate137.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate137.errors = vErrors, errors === 0;
}
function validate124(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, passing0 = null, _errs1 = errors;
  validate125(data, { instancePath }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  _valid0 && (valid0 = !0, passing0 = 0);
  let _errs2 = errors;
  validate129(data, { instancePath }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length);
  var _valid0 = _errs2 === errors;
  if (_valid0 && valid0)
    valid0 = !1, passing0 = [passing0, 1];
  else {
    _valid0 && (valid0 = !0, passing0 = 1);
    let _errs3 = errors;
    validate133(data, { instancePath }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    if (_valid0 && valid0)
      valid0 = !1, passing0 = [passing0, 2];
    else {
      _valid0 && (valid0 = !0, passing0 = 2);
      let _errs4 = errors;
      validate137(data, { instancePath }) || (vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors), errors = vErrors.length);
      var _valid0 = _errs4 === errors;
      _valid0 && valid0 ? (valid0 = !1, passing0 = [passing0, 3]) : _valid0 && (valid0 = !0, passing0 = 3);
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate124.errors = vErrors, !1;
  }
  return validate124.errors = vErrors, errors === 0;
}
function validate123(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate124(data, { instancePath }) || (vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors), errors = vErrors.length), validate123.errors = vErrors, errors === 0;
}
var whole_customers_record = validate142;
function validate143(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.email === void 0 && (missing0 = "email") || data.first_name === void 0 && (missing0 = "first_name") || data.last_name === void 0 && (missing0 = "last_name") || data.address === void 0 && (missing0 = "address") || data.address_2 === void 0 && (missing0 = "address_2") || data.city === void 0 && (missing0 = "city") || data.state === void 0 && (missing0 = "state") || data.zip === void 0 && (missing0 = "zip") || data.country === void 0 && (missing0 = "country") || data.phone === void 0 && (missing0 = "phone") || data.document_number === void 0 && (missing0 = "document_number"))
        return validate143.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate143.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate143.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate143.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate34(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate34(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let data3 = data.email, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data3 == "string") {
                  if (!pattern2.test(data3))
                    return validate143.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^[^\\s@]+@[^\\s@]+$" }, message: 'must match pattern "^[^\\s@]+@[^\\s@]+$"' }], !1;
                } else
                  return validate143.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.first_name !== void 0) {
                let _errs7 = errors;
                if (typeof data.first_name != "string")
                  return validate143.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.last_name !== void 0) {
                  let _errs9 = errors;
                  if (typeof data.last_name != "string")
                    return validate143.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.address !== void 0) {
                    let data6 = data.address, _errs11 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate143.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema15.properties.address.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.address_2 !== void 0) {
                      let data7 = data.address_2, _errs13 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate143.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema15.properties.address_2.type }, message: "must be string,null" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0) {
                        let data8 = data.city, _errs15 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate143.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema15.properties.city.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.state !== void 0) {
                          let data9 = data.state, _errs17 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate143.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema15.properties.state.type }, message: "must be string,null" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.zip !== void 0) {
                            let data10 = data.zip, _errs19 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate143.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema15.properties.zip.type }, message: "must be string,null" }], !1;
                            if (errors === _errs19 && typeof data10 == "string" && !pattern3.test(data10))
                              return validate143.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.country !== void 0) {
                              let data11 = data.country, _errs21 = errors;
                              if (typeof data11 != "string" && data11 !== null)
                                return validate143.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema15.properties.country.type }, message: "must be string,null" }], !1;
                              if (errors === _errs21 && typeof data11 == "string" && !pattern4.test(data11))
                                return validate143.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z]{2})?$" }, message: 'must match pattern "^([A-Za-z]{2})?$"' }], !1;
                              var valid0 = _errs21 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.phone !== void 0) {
                                let data12 = data.phone, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate143.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema15.properties.phone.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && !pattern3.test(data12))
                                  return validate143.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.document_number !== void 0) {
                                  let data13 = data.document_number, _errs25 = errors;
                                  if (typeof data13 != "string" && data13 !== null)
                                    return validate143.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema15.properties.document_number.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs25 && typeof data13 == "string" && !pattern3.test(data13))
                                    return validate143.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                  var valid0 = _errs25 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate143.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate143.errors = vErrors, errors === 0;
}
function validate142(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate143(data, { instancePath }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length), validate142.errors = vErrors, errors === 0;
}
var whole_products_record = validate147;
function validate148(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.handle === void 0 && (missing0 = "handle"))
        return validate148.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate148.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate148.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate148.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate34(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate34(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate148.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0) {
                let _errs7 = errors;
                if (typeof data.description != "string")
                  return validate148.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.handle !== void 0) {
                  let data5 = data.handle, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data5 == "string") {
                      if (!pattern19.test(data5))
                        return validate148.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"' }], !1;
                    } else
                      return validate148.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate148.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate148.errors = vErrors, errors === 0;
}
function validate147(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate148(data, { instancePath }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length), validate147.errors = vErrors, errors === 0;
}
var whole_price_points_record = validate152;
function validate153(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.handle === void 0 && (missing0 = "handle") || data.price_int_cents === void 0 && (missing0 = "price_int_cents"))
        return validate153.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate153.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        if (errors === _errs1 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 2147483647 || isNaN(data0))
            return validate153.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate153.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate34(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate34(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate153.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.handle !== void 0) {
                let _errs7 = errors;
                if (typeof data.handle != "string")
                  return validate153.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.price_int_cents !== void 0) {
                  let data5 = data.price_int_cents, _errs9 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return validate153.errors = [{ instancePath: instancePath + "/price_int_cents", schemaPath: "#/properties/price_int_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs9 && typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5)))
                    return validate153.errors = [{ instancePath: instancePath + "/price_int_cents", schemaPath: "#/properties/price_int_cents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate153.errors = vErrors, errors === 0;
}
function validate152(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors;
  validate153(data, { instancePath }) || (vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.product_id === void 0 && (missing0 = "product_id"))
          return validate152.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
        if (data.product_id !== void 0) {
          let data0 = data.product_id;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
            return validate152.errors = [{ instancePath: instancePath + "/product_id", schemaPath: "#/allOf/1/properties/product_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        }
      } else
        return validate152.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate152.errors = vErrors, errors === 0;
}
var whole_subscriptions_record = validate157, schema63 = { $id: "whole_subscriptions_record", allOf: [{ type: "object", required: ["id", "activate_on_payment", "activated_at", "balance_in_cents", "created_at", "current_period_started_at", "current_period_ends_at", "interval", "prepaid", "updated_at"], properties: { id: { type: "string", format: "uuid", pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$" }, activate_on_payment: { type: "boolean" }, activated_at: { type: ["string", "null"], format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, balance_in_cents: { type: "integer" }, created_at: { $ref: "document:whole#/$defs/Timestamp" }, current_period_started_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, current_period_ends_at: { type: "string", format: "date-time", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, interval: { type: "integer", minimum: 1, maximum: 2147483647 }, prepaid: { type: "boolean" }, updated_at: { $ref: "document:whole#/$defs/Timestamp" } } }, { type: "object", required: ["interval_unit", "state", "previous_state"], properties: { interval_unit: { type: "string" }, state: { type: "string" }, previous_state: { type: ["string", "null"] } } }, { type: "object", required: ["customer_id"], properties: { customer_id: { type: "integer" } } }, { type: "object", required: ["items"], properties: { items: { type: "array", items: { allOf: [{ type: "object", required: ["id", "quantity", "created_at", "updated_at"], properties: { id: { type: "integer", minimum: 1, maximum: 2147483647 }, quantity: { type: "integer", minimum: 1, maximum: 2147483647 }, created_at: { $ref: "document:whole#/$defs/Timestamp" }, updated_at: { $ref: "document:whole#/$defs/Timestamp" } } }, { type: "object", required: ["product_id"], properties: { product_id: { type: "integer" } } }, { type: "object", required: ["price_point_id"], properties: { price_point_id: { type: "integer" } } }] } } } }] };
function validate158(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0 && errors === 0)
    if (typeof data == "string")
      if (pattern1.test(data)) {
        if (!formats0.test(data))
          return validate158.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
      } else
        return validate158.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
    else
      return validate158.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate158.errors = vErrors, errors === 0;
}
function validate157(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors;
  if (errors === _errs0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.activate_on_payment === void 0 && (missing0 = "activate_on_payment") || data.activated_at === void 0 && (missing0 = "activated_at") || data.balance_in_cents === void 0 && (missing0 = "balance_in_cents") || data.created_at === void 0 && (missing0 = "created_at") || data.current_period_started_at === void 0 && (missing0 = "current_period_started_at") || data.current_period_ends_at === void 0 && (missing0 = "current_period_ends_at") || data.interval === void 0 && (missing0 = "interval") || data.prepaid === void 0 && (missing0 = "prepaid") || data.updated_at === void 0 && (missing0 = "updated_at"))
        return validate157.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs2 = errors;
        if (errors === _errs2 && errors === _errs2)
          if (typeof data0 == "string")
            if (pattern15.test(data0)) {
              if (!formats2.test(data0))
                return validate157.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
            } else
              return validate157.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$" }, message: 'must match pattern "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"' }], !1;
          else
            return validate157.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid1 = _errs2 === errors;
      } else
        var valid1 = !0;
      if (valid1) {
        if (data.activate_on_payment !== void 0) {
          let _errs4 = errors;
          if (typeof data.activate_on_payment != "boolean")
            return validate157.errors = [{ instancePath: instancePath + "/activate_on_payment", schemaPath: "#/allOf/0/properties/activate_on_payment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid1 = _errs4 === errors;
        } else
          var valid1 = !0;
        if (valid1) {
          if (data.activated_at !== void 0) {
            let data2 = data.activated_at, _errs6 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate157.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/allOf/0/properties/activated_at/type", keyword: "type", params: { type: schema63.allOf[0].properties.activated_at.type }, message: "must be string,null" }], !1;
            if (errors === _errs6 && errors === _errs6 && typeof data2 == "string")
              if (pattern1.test(data2)) {
                if (!formats0.test(data2))
                  return validate157.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/allOf/0/properties/activated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
              } else
                return validate157.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/allOf/0/properties/activated_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
            var valid1 = _errs6 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.balance_in_cents !== void 0) {
              let data3 = data.balance_in_cents, _errs8 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return validate157.errors = [{ instancePath: instancePath + "/balance_in_cents", schemaPath: "#/allOf/0/properties/balance_in_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              var valid1 = _errs8 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.created_at !== void 0) {
                let _errs10 = errors;
                validate158(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors), errors = vErrors.length);
                var valid1 = _errs10 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.current_period_started_at !== void 0) {
                  let data5 = data.current_period_started_at, _errs11 = errors;
                  if (errors === _errs11 && errors === _errs11)
                    if (typeof data5 == "string")
                      if (pattern1.test(data5)) {
                        if (!formats0.test(data5))
                          return validate157.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/allOf/0/properties/current_period_started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                      } else
                        return validate157.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/allOf/0/properties/current_period_started_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
                    else
                      return validate157.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/allOf/0/properties/current_period_started_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid1 = _errs11 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.current_period_ends_at !== void 0) {
                    let data6 = data.current_period_ends_at, _errs13 = errors;
                    if (errors === _errs13 && errors === _errs13)
                      if (typeof data6 == "string")
                        if (pattern1.test(data6)) {
                          if (!formats0.test(data6))
                            return validate157.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/allOf/0/properties/current_period_ends_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate157.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/allOf/0/properties/current_period_ends_at/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"' }], !1;
                      else
                        return validate157.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/allOf/0/properties/current_period_ends_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid1 = _errs13 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data.interval !== void 0) {
                      let data7 = data.interval, _errs15 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                        return validate157.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/allOf/0/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs15 && typeof data7 == "number" && isFinite(data7)) {
                        if (data7 > 2147483647 || isNaN(data7))
                          return validate157.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/allOf/0/properties/interval/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                        if (data7 < 1 || isNaN(data7))
                          return validate157.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/allOf/0/properties/interval/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      }
                      var valid1 = _errs15 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data.prepaid !== void 0) {
                        let _errs17 = errors;
                        if (typeof data.prepaid != "boolean")
                          return validate157.errors = [{ instancePath: instancePath + "/prepaid", schemaPath: "#/allOf/0/properties/prepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid1 = _errs17 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1)
                        if (data.updated_at !== void 0) {
                          let _errs19 = errors;
                          validate158(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors), errors = vErrors.length);
                          var valid1 = _errs19 === errors;
                        } else
                          var valid1 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate157.errors = [{ instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs20 = errors;
    if (errors === _errs20)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.interval_unit === void 0 && (missing1 = "interval_unit") || data.state === void 0 && (missing1 = "state") || data.previous_state === void 0 && (missing1 = "previous_state"))
          return validate157.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
        if (data.interval_unit !== void 0) {
          let _errs22 = errors;
          if (typeof data.interval_unit != "string")
            return validate157.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/allOf/1/properties/interval_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid2 = _errs22 === errors;
        } else
          var valid2 = !0;
        if (valid2) {
          if (data.state !== void 0) {
            let _errs24 = errors;
            if (typeof data.state != "string")
              return validate157.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/allOf/1/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid2 = _errs24 === errors;
          } else
            var valid2 = !0;
          if (valid2)
            if (data.previous_state !== void 0) {
              let data12 = data.previous_state, _errs26 = errors;
              if (typeof data12 != "string" && data12 !== null)
                return validate157.errors = [{ instancePath: instancePath + "/previous_state", schemaPath: "#/allOf/1/properties/previous_state/type", keyword: "type", params: { type: schema63.allOf[1].properties.previous_state.type }, message: "must be string,null" }], !1;
              var valid2 = _errs26 === errors;
            } else
              var valid2 = !0;
        }
      } else
        return validate157.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs20 === errors;
    if (valid0) {
      let _errs28 = errors;
      if (errors === _errs28)
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing2;
          if (data.customer_id === void 0 && (missing2 = "customer_id"))
            return validate157.errors = [{ instancePath, schemaPath: "#/allOf/2/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
          if (data.customer_id !== void 0) {
            let data13 = data.customer_id;
            if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13)))
              return validate157.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/allOf/2/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          }
        } else
          return validate157.errors = [{ instancePath, schemaPath: "#/allOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
      var valid0 = _errs28 === errors;
      if (valid0) {
        let _errs32 = errors;
        if (errors === _errs32)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing3;
            if (data.items === void 0 && (missing3 = "items"))
              return validate157.errors = [{ instancePath, schemaPath: "#/allOf/3/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }], !1;
            if (data.items !== void 0) {
              let data14 = data.items;
              if (errors === errors)
                if (Array.isArray(data14)) {
                  var valid5 = !0;
                  let len0 = data14.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data15 = data14[i0], _errs36 = errors, _errs37 = errors;
                    if (errors === _errs37)
                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                        let missing4;
                        if (data15.id === void 0 && (missing4 = "id") || data15.quantity === void 0 && (missing4 = "quantity") || data15.created_at === void 0 && (missing4 = "created_at") || data15.updated_at === void 0 && (missing4 = "updated_at"))
                          return validate157.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/0/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }], !1;
                        if (data15.id !== void 0) {
                          let data16 = data15.id, _errs39 = errors;
                          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)))
                            return validate157.errors = [{ instancePath: instancePath + "/items/" + i0 + "/id", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs39 && typeof data16 == "number" && isFinite(data16)) {
                            if (data16 > 2147483647 || isNaN(data16))
                              return validate157.errors = [{ instancePath: instancePath + "/items/" + i0 + "/id", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                            if (data16 < 1 || isNaN(data16))
                              return validate157.errors = [{ instancePath: instancePath + "/items/" + i0 + "/id", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          }
                          var valid7 = _errs39 === errors;
                        } else
                          var valid7 = !0;
                        if (valid7) {
                          if (data15.quantity !== void 0) {
                            let data17 = data15.quantity, _errs41 = errors;
                            if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                              return validate157.errors = [{ instancePath: instancePath + "/items/" + i0 + "/quantity", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            if (errors === _errs41 && typeof data17 == "number" && isFinite(data17)) {
                              if (data17 > 2147483647 || isNaN(data17))
                                return validate157.errors = [{ instancePath: instancePath + "/items/" + i0 + "/quantity", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/quantity/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                              if (data17 < 1 || isNaN(data17))
                                return validate157.errors = [{ instancePath: instancePath + "/items/" + i0 + "/quantity", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                            }
                            var valid7 = _errs41 === errors;
                          } else
                            var valid7 = !0;
                          if (valid7) {
                            if (data15.created_at !== void 0) {
                              let _errs43 = errors;
                              validate158(data15.created_at, { instancePath: instancePath + "/items/" + i0 + "/created_at" }) || (vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors), errors = vErrors.length);
                              var valid7 = _errs43 === errors;
                            } else
                              var valid7 = !0;
                            if (valid7)
                              if (data15.updated_at !== void 0) {
                                let _errs44 = errors;
                                validate158(data15.updated_at, { instancePath: instancePath + "/items/" + i0 + "/updated_at" }) || (vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors), errors = vErrors.length);
                                var valid7 = _errs44 === errors;
                              } else
                                var valid7 = !0;
                          }
                        }
                      } else
                        return validate157.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var valid6 = _errs37 === errors;
                    if (valid6) {
                      let _errs45 = errors;
                      if (errors === _errs45)
                        if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                          let missing5;
                          if (data15.product_id === void 0 && (missing5 = "product_id"))
                            return validate157.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/1/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }], !1;
                          if (data15.product_id !== void 0) {
                            let data20 = data15.product_id;
                            if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                              return validate157.errors = [{ instancePath: instancePath + "/items/" + i0 + "/product_id", schemaPath: "#/allOf/3/properties/items/items/allOf/1/properties/product_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          }
                        } else
                          return validate157.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid6 = _errs45 === errors;
                      if (valid6) {
                        let _errs49 = errors;
                        if (errors === _errs49)
                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                            let missing6;
                            if (data15.price_point_id === void 0 && (missing6 = "price_point_id"))
                              return validate157.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/2/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }], !1;
                            if (data15.price_point_id !== void 0) {
                              let data21 = data15.price_point_id;
                              if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)))
                                return validate157.errors = [{ instancePath: instancePath + "/items/" + i0 + "/price_point_id", schemaPath: "#/allOf/3/properties/items/items/allOf/2/properties/price_point_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            }
                          } else
                            return validate157.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var valid6 = _errs49 === errors;
                      }
                    }
                    var valid5 = _errs36 === errors;
                    if (!valid5)
                      break;
                  }
                } else
                  return validate157.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/allOf/3/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            }
          } else
            return validate157.errors = [{ instancePath, schemaPath: "#/allOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
        var valid0 = _errs32 === errors;
      }
    }
  }
  return validate157.errors = vErrors, errors === 0;
}
var whole_payment_profiles_record = validate163;
function validate164(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors;
  validate61(data, { instancePath }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.qr_code === void 0 && (missing0 = "qr_code") || data.qr_code_expires_at === void 0 && (missing0 = "qr_code_expires_at"))
          return validate164.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
        if (data.qr_code !== void 0) {
          let data0 = data.qr_code, _errs3 = errors;
          if (errors === _errs3)
            if (typeof data0 == "string") {
              if (func2(data0) > 512)
                return validate164.errors = [{ instancePath: instancePath + "/qr_code", schemaPath: "#/allOf/1/properties/qr_code/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
            } else
              return validate164.errors = [{ instancePath: instancePath + "/qr_code", schemaPath: "#/allOf/1/properties/qr_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
        } else
          var valid1 = !0;
        if (valid1)
          if (data.qr_code_expires_at !== void 0) {
            let data1 = data.qr_code_expires_at, _errs5 = errors;
            if (errors === _errs5 && errors === _errs5)
              if (typeof data1 == "string") {
                if (!formats0.test(data1))
                  return validate164.errors = [{ instancePath: instancePath + "/qr_code_expires_at", schemaPath: "#/allOf/1/properties/qr_code_expires_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
              } else
                return validate164.errors = [{ instancePath: instancePath + "/qr_code_expires_at", schemaPath: "#/allOf/1/properties/qr_code_expires_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid1 = _errs5 === errors;
          } else
            var valid1 = !0;
      } else
        return validate164.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate164.errors = vErrors, errors === 0;
}
function validate163(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate164(data, { instancePath }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length), validate163.errors = vErrors, errors === 0;
}
var facts_createToken_request = validate167;
function validate167(data, { instancePath = "" } = {}) {
  return validate167.errors = null, !0;
}
var facts_createToken_200 = validate168;
function validate170(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.access_token === void 0 && (missing0 = "access_token") || data.token_type === void 0 && (missing0 = "token_type") || data.expires_in === void 0 && (missing0 = "expires_in") || data.scope === void 0 && (missing0 = "scope") || data.created_at === void 0 && (missing0 = "created_at"))
        return validate170.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.access_token !== void 0) {
        let data0 = data.access_token, _errs1 = errors;
        if (errors === _errs1)
          if (typeof data0 == "string") {
            if (func2(data0) < 1)
              return validate170.errors = [{ instancePath: instancePath + "/access_token", schemaPath: "#/properties/access_token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          } else
            return validate170.errors = [{ instancePath: instancePath + "/access_token", schemaPath: "#/properties/access_token/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.token_type !== void 0) {
          let data1 = data.token_type, _errs3 = errors;
          if (typeof data1 != "string")
            return validate170.errors = [{ instancePath: instancePath + "/token_type", schemaPath: "#/properties/token_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          if (data1 !== "Bearer")
            return validate170.errors = [{ instancePath: instancePath + "/token_type", schemaPath: "#/properties/token_type/const", keyword: "const", params: { allowedValue: "Bearer" }, message: "must be equal to constant" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.expires_in !== void 0) {
            let data2 = data.expires_in, _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate170.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (data2 !== 72e3)
              return validate170.errors = [{ instancePath: instancePath + "/expires_in", schemaPath: "#/properties/expires_in/const", keyword: "const", params: { allowedValue: 72e3 }, message: "must be equal to constant" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.scope !== void 0) {
              let _errs7 = errors;
              if (typeof data.scope != "string")
                return validate170.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.created_at !== void 0) {
                let _errs9 = errors;
                if (typeof data.created_at != "string")
                  return validate170.errors = [{ instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate170.errors = vErrors, errors === 0;
}
function validate168(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate170(data, { instancePath }) || (vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors), errors = vErrors.length), validate168.errors = vErrors, errors === 0;
}
var facts_createToken_400 = validate172;
function validate173(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error") || data.error_description === void 0 && (missing0 = "error_description"))
        return validate173.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.error !== void 0) {
        let _errs1 = errors;
        if (typeof data.error != "string")
          return validate173.errors = [{ instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.error_description !== void 0) {
          let _errs3 = errors;
          if (typeof data.error_description != "string")
            return validate173.errors = [{ instancePath: instancePath + "/error_description", schemaPath: "#/properties/error_description/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate173.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate173.errors = vErrors, errors === 0;
}
function validate172(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate173(data, { instancePath }) || (vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors), errors = vErrors.length), validate172.errors = vErrors, errors === 0;
}
var facts_listCustomers_200 = validate175;
var schema75 = { type: "object", required: ["id", "created_at", "updated_at", "email", "first_name", "last_name"], properties: { id: { type: "integer" }, created_at: { $ref: "document:facts#/$defs/Timestamp" }, updated_at: { $ref: "document:facts#/$defs/Timestamp" }, email: { type: "string" }, first_name: { type: "string" }, last_name: { type: "string" }, address: { type: ["string", "null"] }, address_2: { type: ["string", "null"] }, city: { type: ["string", "null"] }, state: { type: ["string", "null"] }, zip: { type: ["string", "null"], pattern: "^[0-9]*$" }, country: { type: ["string", "null"], pattern: "^([A-Za-z]{2})?$" }, phone: { type: ["string", "null"], pattern: "^[0-9]*$" }, document_number: { type: ["string", "null"], pattern: "^[0-9]*$" } } };
function validate178(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0 && errors === 0)
    if (typeof data == "string") {
      if (!formats0.test(data))
        return validate178.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
    } else
      return validate178.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate178.errors = vErrors, errors === 0;
}
function validate177(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.email === void 0 && (missing0 = "email") || data.first_name === void 0 && (missing0 = "first_name") || data.last_name === void 0 && (missing0 = "last_name"))
        return validate177.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate177.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate178(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate178(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let _errs5 = errors;
              if (typeof data.email != "string")
                return validate177.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.first_name !== void 0) {
                let _errs7 = errors;
                if (typeof data.first_name != "string")
                  return validate177.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.last_name !== void 0) {
                  let _errs9 = errors;
                  if (typeof data.last_name != "string")
                    return validate177.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.address !== void 0) {
                    let data6 = data.address, _errs11 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate177.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema75.properties.address.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.address_2 !== void 0) {
                      let data7 = data.address_2, _errs13 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate177.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema75.properties.address_2.type }, message: "must be string,null" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0) {
                        let data8 = data.city, _errs15 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate177.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema75.properties.city.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.state !== void 0) {
                          let data9 = data.state, _errs17 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate177.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema75.properties.state.type }, message: "must be string,null" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.zip !== void 0) {
                            let data10 = data.zip, _errs19 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate177.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema75.properties.zip.type }, message: "must be string,null" }], !1;
                            if (errors === _errs19 && typeof data10 == "string" && !pattern3.test(data10))
                              return validate177.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.country !== void 0) {
                              let data11 = data.country, _errs21 = errors;
                              if (typeof data11 != "string" && data11 !== null)
                                return validate177.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema75.properties.country.type }, message: "must be string,null" }], !1;
                              if (errors === _errs21 && typeof data11 == "string" && !pattern4.test(data11))
                                return validate177.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z]{2})?$" }, message: 'must match pattern "^([A-Za-z]{2})?$"' }], !1;
                              var valid0 = _errs21 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.phone !== void 0) {
                                let data12 = data.phone, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate177.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema75.properties.phone.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && !pattern3.test(data12))
                                  return validate177.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.document_number !== void 0) {
                                  let data13 = data.document_number, _errs25 = errors;
                                  if (typeof data13 != "string" && data13 !== null)
                                    return validate177.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema75.properties.document_number.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs25 && typeof data13 == "string" && !pattern3.test(data13))
                                    return validate177.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                  var valid0 = _errs25 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate177.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate177.errors = vErrors, errors === 0;
}
var schema77 = { type: ["string", "null"] };
function validate182(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && data !== null ? (validate182.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema77.type }, message: "must be string,null" }], !1) : (validate182.errors = vErrors, errors === 0);
}
function validate184(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return errors === 0 && !(data && typeof data == "object" && !Array.isArray(data)) ? (validate184.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1) : (validate184.errors = vErrors, errors === 0);
}
function validate176(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate176.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let data0 = data.data, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              validate177(data0[i0], { instancePath: instancePath + "/data/" + i0 }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length);
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return validate176.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs4 = errors;
          validate182(data.errors, { instancePath: instancePath + "/errors" }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs5 = errors;
            validate184(data.meta, { instancePath: instancePath + "/meta" }) || (vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate176.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate176.errors = vErrors, errors === 0;
}
function validate175(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate176(data, { instancePath }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length), validate175.errors = vErrors, errors === 0;
}
var facts_listCustomers_403 = validate187;
var schema80 = { type: "object", required: ["errors"], properties: { data: {}, errors: { type: ["string", "null"] }, meta: {} } };
function validate188(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.errors === void 0 && (missing0 = "errors"))
        return validate188.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.errors !== void 0) {
        let data0 = data.errors;
        if (typeof data0 != "string" && data0 !== null)
          return validate188.errors = [{ instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: schema80.properties.errors.type }, message: "must be string,null" }], !1;
      }
    } else
      return validate188.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate188.errors = vErrors, errors === 0;
}
function validate187(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate188(data, { instancePath }) || (vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors), errors = vErrors.length), validate187.errors = vErrors, errors === 0;
}
var facts_createCustomer_request = validate190;
var schema82 = { type: "object", required: [], properties: { email: { type: "string" }, first_name: { type: "string" }, last_name: { type: "string" }, address: { type: ["string", "null"] }, address_2: { type: ["string", "null"] }, city: { type: ["string", "null"] }, state: { type: ["string", "null"] }, zip: { type: ["string", "null"], pattern: "^[0-9]*$" }, country: { type: ["string", "null"] }, phone: { type: ["string", "null"] }, document_number: { type: ["string", "null"] } } };
function validate191(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.email !== void 0) {
        let _errs1 = errors;
        if (typeof data.email != "string")
          return validate191.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.first_name !== void 0) {
          let _errs3 = errors;
          if (typeof data.first_name != "string")
            return validate191.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.last_name !== void 0) {
            let _errs5 = errors;
            if (typeof data.last_name != "string")
              return validate191.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.address !== void 0) {
              let data3 = data.address, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate191.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema82.properties.address.type }, message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.address_2 !== void 0) {
                let data4 = data.address_2, _errs9 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate191.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema82.properties.address_2.type }, message: "must be string,null" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.city !== void 0) {
                  let data5 = data.city, _errs11 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate191.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema82.properties.city.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.state !== void 0) {
                    let data6 = data.state, _errs13 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate191.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema82.properties.state.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip !== void 0) {
                      let data7 = data.zip, _errs15 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate191.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema82.properties.zip.type }, message: "must be string,null" }], !1;
                      if (errors === _errs15 && typeof data7 == "string" && !pattern3.test(data7))
                        return validate191.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.country !== void 0) {
                        let data8 = data.country, _errs17 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate191.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema82.properties.country.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.phone !== void 0) {
                          let data9 = data.phone, _errs19 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate191.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema82.properties.phone.type }, message: "must be string,null" }], !1;
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.document_number !== void 0) {
                            let data10 = data.document_number, _errs21 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate191.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema82.properties.document_number.type }, message: "must be string,null" }], !1;
                            var valid0 = _errs21 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate191.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate191.errors = vErrors, errors === 0;
}
function validate190(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate191(data, { instancePath }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length), validate190.errors = vErrors, errors === 0;
}
var facts_readCustomer_200 = validate193;
function validate194(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate194.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate177(data.data, { instancePath: instancePath + "/data" }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate182(data.errors, { instancePath: instancePath + "/errors" }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate184(data.meta, { instancePath: instancePath + "/meta" }) || (vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate194.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate194.errors = vErrors, errors === 0;
}
function validate193(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate194(data, { instancePath }) || (vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors), errors = vErrors.length), validate193.errors = vErrors, errors === 0;
}
var facts_createPaymentProfile_request = validate199;
var schema86 = { type: "object", required: ["payment_method_type", "subscription_id"], properties: { payment_method_type: { type: "string", enum: ["pix"] }, subscription_id: { type: "string" } } };
function validate200(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.payment_method_type === void 0 && (missing0 = "payment_method_type") || data.subscription_id === void 0 && (missing0 = "subscription_id"))
        return validate200.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.payment_method_type !== void 0) {
        let data0 = data.payment_method_type, _errs1 = errors;
        if (typeof data0 != "string")
          return validate200.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (data0 !== "pix")
          return validate200.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/enum", keyword: "enum", params: { allowedValues: schema86.properties.payment_method_type.enum }, message: "must be equal to one of the allowed values" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.subscription_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.subscription_id != "string")
            return validate200.errors = [{ instancePath: instancePath + "/subscription_id", schemaPath: "#/properties/subscription_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate200.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate200.errors = vErrors, errors === 0;
}
function validate199(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate200(data, { instancePath }) || (vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors), errors = vErrors.length), validate199.errors = vErrors, errors === 0;
}
var facts_listSubscriptions_200 = validate202;
var schema90 = { type: "object", required: ["id", "activate_on_payment", "balance_in_cents", "created_at", "interval", "prepaid", "updated_at", "customer", "items"], properties: { id: { type: "string", format: "uuid" }, activate_on_payment: { type: "boolean" }, activated_at: { type: ["string", "null"], format: "date-time" }, balance_in_cents: { type: "integer" }, created_at: { $ref: "document:facts#/$defs/Timestamp" }, current_period_started_at: { type: ["string", "null"], format: "date-time" }, current_period_ends_at: { type: ["string", "null"], format: "date-time" }, interval: { type: "integer" }, prepaid: { type: "boolean" }, updated_at: { $ref: "document:facts#/$defs/Timestamp" }, customer: { $ref: "document:facts#/$defs/Customer" }, items: { type: "array", items: { $ref: "document:facts#/$defs/Item" } } } };
var schema92 = { type: "object", required: ["id", "created_at", "updated_at", "name", "description", "handle"], properties: { id: { type: "integer" }, created_at: { $ref: "document:facts#/$defs/Timestamp" }, updated_at: { $ref: "document:facts#/$defs/Timestamp" }, name: { type: "string" }, description: { type: ["string", "null"] }, handle: { type: "string" } } };
function validate212(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.handle === void 0 && (missing0 = "handle"))
        return validate212.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate212.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate178(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate178(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate212.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0) {
                let data4 = data.description, _errs7 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate212.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema92.properties.description.type }, message: "must be string,null" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.handle !== void 0) {
                  let _errs9 = errors;
                  if (typeof data.handle != "string")
                    return validate212.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate212.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate212.errors = vErrors, errors === 0;
}
function validate216(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.handle === void 0 && (missing0 = "handle") || data.price_int_cents === void 0 && (missing0 = "price_int_cents"))
        return validate216.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate216.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate178(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate178(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate216.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.handle !== void 0) {
                let _errs7 = errors;
                if (typeof data.handle != "string")
                  return validate216.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.price_int_cents !== void 0) {
                  let data5 = data.price_int_cents, _errs9 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return validate216.errors = [{ instancePath: instancePath + "/price_int_cents", schemaPath: "#/properties/price_int_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate216.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate216.errors = vErrors, errors === 0;
}
function validate209(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.quantity === void 0 && (missing0 = "quantity") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.product === void 0 && (missing0 = "product") || data.price_point === void 0 && (missing0 = "price_point"))
        return validate209.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate209.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.quantity !== void 0) {
          let data1 = data.quantity, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate209.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.created_at !== void 0) {
            let _errs5 = errors;
            validate178(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.updated_at !== void 0) {
              let _errs6 = errors;
              validate178(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.product !== void 0) {
                let _errs7 = errors;
                validate212(data.product, { instancePath: instancePath + "/product" }) || (vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors), errors = vErrors.length);
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.price_point !== void 0) {
                  let _errs8 = errors;
                  validate216(data.price_point, { instancePath: instancePath + "/price_point" }) || (vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate209.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate209.errors = vErrors, errors === 0;
}
function validate205(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.activate_on_payment === void 0 && (missing0 = "activate_on_payment") || data.balance_in_cents === void 0 && (missing0 = "balance_in_cents") || data.created_at === void 0 && (missing0 = "created_at") || data.interval === void 0 && (missing0 = "interval") || data.prepaid === void 0 && (missing0 = "prepaid") || data.updated_at === void 0 && (missing0 = "updated_at") || data.customer === void 0 && (missing0 = "customer") || data.items === void 0 && (missing0 = "items"))
        return validate205.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (errors === _errs1 && errors === _errs1)
          if (typeof data0 == "string") {
            if (!formats2.test(data0))
              return validate205.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
          } else
            return validate205.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.activate_on_payment !== void 0) {
          let _errs3 = errors;
          if (typeof data.activate_on_payment != "boolean")
            return validate205.errors = [{ instancePath: instancePath + "/activate_on_payment", schemaPath: "#/properties/activate_on_payment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.activated_at !== void 0) {
            let data2 = data.activated_at, _errs5 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate205.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/properties/activated_at/type", keyword: "type", params: { type: schema90.properties.activated_at.type }, message: "must be string,null" }], !1;
            if (errors === _errs5 && errors === _errs5 && typeof data2 == "string" && !formats0.test(data2))
              return validate205.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/properties/activated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.balance_in_cents !== void 0) {
              let data3 = data.balance_in_cents, _errs7 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return validate205.errors = [{ instancePath: instancePath + "/balance_in_cents", schemaPath: "#/properties/balance_in_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.created_at !== void 0) {
                let _errs9 = errors;
                validate178(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.current_period_started_at !== void 0) {
                  let data5 = data.current_period_started_at, _errs10 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate205.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/properties/current_period_started_at/type", keyword: "type", params: { type: schema90.properties.current_period_started_at.type }, message: "must be string,null" }], !1;
                  if (errors === _errs10 && errors === _errs10 && typeof data5 == "string" && !formats0.test(data5))
                    return validate205.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/properties/current_period_started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.current_period_ends_at !== void 0) {
                    let data6 = data.current_period_ends_at, _errs12 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate205.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/properties/current_period_ends_at/type", keyword: "type", params: { type: schema90.properties.current_period_ends_at.type }, message: "must be string,null" }], !1;
                    if (errors === _errs12 && errors === _errs12 && typeof data6 == "string" && !formats0.test(data6))
                      return validate205.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/properties/current_period_ends_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.interval !== void 0) {
                      let data7 = data.interval, _errs14 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                        return validate205.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.prepaid !== void 0) {
                        let _errs16 = errors;
                        if (typeof data.prepaid != "boolean")
                          return validate205.errors = [{ instancePath: instancePath + "/prepaid", schemaPath: "#/properties/prepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.updated_at !== void 0) {
                          let _errs18 = errors;
                          validate178(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.customer !== void 0) {
                            let _errs19 = errors;
                            validate177(data.customer, { instancePath: instancePath + "/customer" }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length);
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.items !== void 0) {
                              let data11 = data.items, _errs20 = errors;
                              if (errors === _errs20)
                                if (Array.isArray(data11)) {
                                  var valid1 = !0;
                                  let len0 = data11.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs22 = errors;
                                    validate209(data11[i0], { instancePath: instancePath + "/items/" + i0 }) || (vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors), errors = vErrors.length);
                                    var valid1 = _errs22 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                } else
                                  return validate205.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate205.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate205.errors = vErrors, errors === 0;
}
function validate204(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)))
    return validate204.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  let _errs1 = errors, _errs2 = errors, _errs3 = errors, valid1 = !1, _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.interval_unit === void 0 && (missing0 = "interval_unit")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  if (valid1 = valid1 || _valid0, !valid1) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.state === void 0 && (missing1 = "state")) {
        let err1 = {};
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    if (valid1 = valid1 || _valid0, !valid1) {
      let _errs6 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        if (data.previous_state === void 0 && (missing2 = "previous_state")) {
          let err2 = {};
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
    }
  }
  if (valid1)
    errors = _errs3, vErrors !== null && (_errs3 ? vErrors.length = _errs3 : vErrors = null);
  else {
    let err3 = {};
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  var valid0 = _errs2 === errors;
  return valid0 ? (validate204.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1) : (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), validate205(data, { instancePath }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length), validate204.errors = vErrors, errors === 0);
}
function validate203(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate203.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let data0 = data.data, _errs1 = errors;
        if (errors === _errs1)
          if (Array.isArray(data0)) {
            var valid1 = !0;
            let len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let _errs3 = errors;
              validate204(data0[i0], { instancePath: instancePath + "/data/" + i0 }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length);
              var valid1 = _errs3 === errors;
              if (!valid1)
                break;
            }
          } else
            return validate203.errors = [{ instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs4 = errors;
          validate182(data.errors, { instancePath: instancePath + "/errors" }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs5 = errors;
            validate184(data.meta, { instancePath: instancePath + "/meta" }) || (vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors), errors = vErrors.length);
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate203.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate203.errors = vErrors, errors === 0;
}
function validate202(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate203(data, { instancePath }) || (vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors), errors = vErrors.length), validate202.errors = vErrors, errors === 0;
}
var facts_createSubscription_request = validate226;
function validate229(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.email !== void 0) {
        let _errs1 = errors;
        if (typeof data.email != "string")
          return validate229.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.first_name !== void 0) {
          let _errs3 = errors;
          if (typeof data.first_name != "string")
            return validate229.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.last_name !== void 0) {
            let _errs5 = errors;
            if (typeof data.last_name != "string")
              return validate229.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.address !== void 0) {
              let data3 = data.address, _errs7 = errors;
              if (typeof data3 != "string" && data3 !== null)
                return validate229.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema82.properties.address.type }, message: "must be string,null" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.address_2 !== void 0) {
                let data4 = data.address_2, _errs9 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate229.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema82.properties.address_2.type }, message: "must be string,null" }], !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.city !== void 0) {
                  let data5 = data.city, _errs11 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate229.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema82.properties.city.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.state !== void 0) {
                    let data6 = data.state, _errs13 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate229.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema82.properties.state.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.zip !== void 0) {
                      let data7 = data.zip, _errs15 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate229.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema82.properties.zip.type }, message: "must be string,null" }], !1;
                      if (errors === _errs15 && typeof data7 == "string" && !pattern3.test(data7))
                        return validate229.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.country !== void 0) {
                        let data8 = data.country, _errs17 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate229.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema82.properties.country.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.phone !== void 0) {
                          let data9 = data.phone, _errs19 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate229.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema82.properties.phone.type }, message: "must be string,null" }], !1;
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.document_number !== void 0) {
                            let data10 = data.document_number, _errs21 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate229.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema82.properties.document_number.type }, message: "must be string,null" }], !1;
                            var valid0 = _errs21 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate229.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate229.errors = vErrors, errors === 0;
}
function validate231(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.product_id !== void 0) {
        let data0 = data.product_id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate231.errors = [{ instancePath: instancePath + "/product_id", schemaPath: "#/properties/product_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.quantity !== void 0) {
          let data1 = data.quantity, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate231.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate231.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate231.errors = vErrors, errors === 0;
}
function validate228(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.interval !== void 0) {
        let data0 = data.interval, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate228.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.interval_unit !== void 0) {
          let _errs3 = errors;
          if (typeof data.interval_unit != "string")
            return validate228.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/properties/interval_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.customer_id !== void 0) {
            let data2 = data.customer_id, _errs5 = errors;
            if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
              return validate228.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.customer_attributes !== void 0) {
              let _errs7 = errors;
              validate229(data.customer_attributes, { instancePath: instancePath + "/customer_attributes" }) || (vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors), errors = vErrors.length);
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.subscription_items !== void 0) {
                let data4 = data.subscription_items, _errs8 = errors;
                if (errors === _errs8)
                  if (Array.isArray(data4)) {
                    var valid1 = !0;
                    let len0 = data4.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs10 = errors;
                      validate231(data4[i0], { instancePath: instancePath + "/subscription_items/" + i0 }) || (vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors), errors = vErrors.length);
                      var valid1 = _errs10 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate228.errors = [{ instancePath: instancePath + "/subscription_items", schemaPath: "#/properties/subscription_items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate228.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate228.errors = vErrors, errors === 0;
}
function validate227(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.subscription === void 0 && (missing0 = "subscription"))
        return validate227.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      data.subscription !== void 0 && (validate228(data.subscription, { instancePath: instancePath + "/subscription" }) || (vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors), errors = vErrors.length));
    } else
      return validate227.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate227.errors = vErrors, errors === 0;
}
function validate226(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate227(data, { instancePath }) || (vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors), errors = vErrors.length), validate226.errors = vErrors, errors === 0;
}
var facts_createSubscription_201 = validate235;
function validate236(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate236.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate204(data.data, { instancePath: instancePath + "/data" }) || (vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate182(data.errors, { instancePath: instancePath + "/errors" }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate184(data.meta, { instancePath: instancePath + "/meta" }) || (vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate236.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate236.errors = vErrors, errors === 0;
}
function validate235(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate236(data, { instancePath }) || (vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors), errors = vErrors.length), validate235.errors = vErrors, errors === 0;
}
var facts_readSubscription_200 = validate241;
var schema103 = { allOf: [{ $ref: "document:facts#/$defs/SubscriptionFields" }, { type: "object", required: ["interval_unit", "state", "previous_state"], properties: { interval_unit: { type: "string" }, state: { type: "string" }, previous_state: { type: ["string", "null"] } } }] };
function validate243(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors;
  validate205(data, { instancePath }) || (vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.interval_unit === void 0 && (missing0 = "interval_unit") || data.state === void 0 && (missing0 = "state") || data.previous_state === void 0 && (missing0 = "previous_state"))
          return validate243.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
        if (data.interval_unit !== void 0) {
          let _errs3 = errors;
          if (typeof data.interval_unit != "string")
            return validate243.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/allOf/1/properties/interval_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid1 = _errs3 === errors;
        } else
          var valid1 = !0;
        if (valid1) {
          if (data.state !== void 0) {
            let _errs5 = errors;
            if (typeof data.state != "string")
              return validate243.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/allOf/1/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid1 = _errs5 === errors;
          } else
            var valid1 = !0;
          if (valid1)
            if (data.previous_state !== void 0) {
              let data2 = data.previous_state, _errs7 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate243.errors = [{ instancePath: instancePath + "/previous_state", schemaPath: "#/allOf/1/properties/previous_state/type", keyword: "type", params: { type: schema103.allOf[1].properties.previous_state.type }, message: "must be string,null" }], !1;
              var valid1 = _errs7 === errors;
            } else
              var valid1 = !0;
        }
      } else
        return validate243.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate243.errors = vErrors, errors === 0;
}
function validate242(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.data === void 0 && (missing0 = "data") || data.errors === void 0 && (missing0 = "errors") || data.meta === void 0 && (missing0 = "meta"))
        return validate242.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.data !== void 0) {
        let _errs1 = errors;
        validate243(data.data, { instancePath: instancePath + "/data" }) || (vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.errors !== void 0) {
          let _errs2 = errors;
          validate182(data.errors, { instancePath: instancePath + "/errors" }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.meta !== void 0) {
            let _errs3 = errors;
            validate184(data.meta, { instancePath: instancePath + "/meta" }) || (vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors), errors = vErrors.length);
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate242.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate242.errors = vErrors, errors === 0;
}
function validate241(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate242(data, { instancePath }) || (vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors), errors = vErrors.length), validate241.errors = vErrors, errors === 0;
}
var facts_addItem_request = validate249;
function validate251(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.product_handle !== void 0) {
        let _errs1 = errors;
        if (typeof data.product_handle != "string")
          return validate251.errors = [{ instancePath: instancePath + "/product_handle", schemaPath: "#/properties/product_handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.quantity !== void 0) {
          let data1 = data.quantity, _errs3 = errors;
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return validate251.errors = [{ instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate251.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate251.errors = vErrors, errors === 0;
}
function validate250(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.item === void 0 && (missing0 = "item"))
        return validate250.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      data.item !== void 0 && (validate251(data.item, { instancePath: instancePath + "/item" }) || (vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors), errors = vErrors.length));
    } else
      return validate250.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate250.errors = vErrors, errors === 0;
}
function validate249(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate250(data, { instancePath }) || (vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors), errors = vErrors.length), validate249.errors = vErrors, errors === 0;
}
var facts_paymentProfileUpdated_event = validate254;
function validate255(data, { instancePath = "" } = {}) {
  return validate255.errors = null, !0;
}
function validate254(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate255(data, { instancePath }) || (vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors), errors = vErrors.length), validate254.errors = vErrors, errors === 0;
}
var facts_customers_record = validate257;
function validate258(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.email === void 0 && (missing0 = "email") || data.first_name === void 0 && (missing0 = "first_name") || data.last_name === void 0 && (missing0 = "last_name"))
        return validate258.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate258.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate178(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate178(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let _errs5 = errors;
              if (typeof data.email != "string")
                return validate258.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.first_name !== void 0) {
                let _errs7 = errors;
                if (typeof data.first_name != "string")
                  return validate258.errors = [{ instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.last_name !== void 0) {
                  let _errs9 = errors;
                  if (typeof data.last_name != "string")
                    return validate258.errors = [{ instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.address !== void 0) {
                    let data6 = data.address, _errs11 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate258.errors = [{ instancePath: instancePath + "/address", schemaPath: "#/properties/address/type", keyword: "type", params: { type: schema75.properties.address.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.address_2 !== void 0) {
                      let data7 = data.address_2, _errs13 = errors;
                      if (typeof data7 != "string" && data7 !== null)
                        return validate258.errors = [{ instancePath: instancePath + "/address_2", schemaPath: "#/properties/address_2/type", keyword: "type", params: { type: schema75.properties.address_2.type }, message: "must be string,null" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.city !== void 0) {
                        let data8 = data.city, _errs15 = errors;
                        if (typeof data8 != "string" && data8 !== null)
                          return validate258.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema75.properties.city.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.state !== void 0) {
                          let data9 = data.state, _errs17 = errors;
                          if (typeof data9 != "string" && data9 !== null)
                            return validate258.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema75.properties.state.type }, message: "must be string,null" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.zip !== void 0) {
                            let data10 = data.zip, _errs19 = errors;
                            if (typeof data10 != "string" && data10 !== null)
                              return validate258.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: schema75.properties.zip.type }, message: "must be string,null" }], !1;
                            if (errors === _errs19 && typeof data10 == "string" && !pattern3.test(data10))
                              return validate258.errors = [{ instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.country !== void 0) {
                              let data11 = data.country, _errs21 = errors;
                              if (typeof data11 != "string" && data11 !== null)
                                return validate258.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema75.properties.country.type }, message: "must be string,null" }], !1;
                              if (errors === _errs21 && typeof data11 == "string" && !pattern4.test(data11))
                                return validate258.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z]{2})?$" }, message: 'must match pattern "^([A-Za-z]{2})?$"' }], !1;
                              var valid0 = _errs21 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.phone !== void 0) {
                                let data12 = data.phone, _errs23 = errors;
                                if (typeof data12 != "string" && data12 !== null)
                                  return validate258.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: schema75.properties.phone.type }, message: "must be string,null" }], !1;
                                if (errors === _errs23 && typeof data12 == "string" && !pattern3.test(data12))
                                  return validate258.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                var valid0 = _errs23 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.document_number !== void 0) {
                                  let data13 = data.document_number, _errs25 = errors;
                                  if (typeof data13 != "string" && data13 !== null)
                                    return validate258.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema75.properties.document_number.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs25 && typeof data13 == "string" && !pattern3.test(data13))
                                    return validate258.errors = [{ instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/pattern", keyword: "pattern", params: { pattern: "^[0-9]*$" }, message: 'must match pattern "^[0-9]*$"' }], !1;
                                  var valid0 = _errs25 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate258.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate258.errors = vErrors, errors === 0;
}
function validate257(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate258(data, { instancePath }) || (vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors), errors = vErrors.length), validate257.errors = vErrors, errors === 0;
}
var facts_products_record = validate262;
function validate263(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.handle === void 0 && (missing0 = "handle"))
        return validate263.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate263.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate178(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate178(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate263.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0) {
                let data4 = data.description, _errs7 = errors;
                if (typeof data4 != "string" && data4 !== null)
                  return validate263.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema92.properties.description.type }, message: "must be string,null" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.handle !== void 0) {
                  let _errs9 = errors;
                  if (typeof data.handle != "string")
                    return validate263.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate263.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate263.errors = vErrors, errors === 0;
}
function validate262(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate263(data, { instancePath }) || (vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors), errors = vErrors.length), validate262.errors = vErrors, errors === 0;
}
var facts_price_points_record = validate267;
function validate268(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.created_at === void 0 && (missing0 = "created_at") || data.updated_at === void 0 && (missing0 = "updated_at") || data.name === void 0 && (missing0 = "name") || data.handle === void 0 && (missing0 = "handle") || data.price_int_cents === void 0 && (missing0 = "price_int_cents"))
        return validate268.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
          return validate268.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.created_at !== void 0) {
          let _errs3 = errors;
          validate178(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.updated_at !== void 0) {
            let _errs4 = errors;
            validate178(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors), errors = vErrors.length);
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs5 = errors;
              if (typeof data.name != "string")
                return validate268.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.handle !== void 0) {
                let _errs7 = errors;
                if (typeof data.handle != "string")
                  return validate268.errors = [{ instancePath: instancePath + "/handle", schemaPath: "#/properties/handle/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.price_int_cents !== void 0) {
                  let data5 = data.price_int_cents, _errs9 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return validate268.errors = [{ instancePath: instancePath + "/price_int_cents", schemaPath: "#/properties/price_int_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate268.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate268.errors = vErrors, errors === 0;
}
function validate267(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors;
  validate268(data, { instancePath }) || (vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.product_id === void 0 && (missing0 = "product_id"))
          return validate267.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
        if (data.product_id !== void 0) {
          let data0 = data.product_id;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
            return validate267.errors = [{ instancePath: instancePath + "/product_id", schemaPath: "#/allOf/1/properties/product_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
        }
      } else
        return validate267.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate267.errors = vErrors, errors === 0;
}
var facts_subscriptions_record = validate272, schema115 = { $id: "facts_subscriptions_record", allOf: [{ type: "object", required: ["id", "activate_on_payment", "balance_in_cents", "created_at", "interval", "prepaid", "updated_at"], properties: { id: { type: "string", format: "uuid" }, activate_on_payment: { type: "boolean" }, activated_at: { type: ["string", "null"], format: "date-time" }, balance_in_cents: { type: "integer" }, created_at: { $ref: "document:facts#/$defs/Timestamp" }, current_period_started_at: { type: ["string", "null"], format: "date-time" }, current_period_ends_at: { type: ["string", "null"], format: "date-time" }, interval: { type: "integer" }, prepaid: { type: "boolean" }, updated_at: { $ref: "document:facts#/$defs/Timestamp" } } }, { type: "object", required: ["interval_unit", "state", "previous_state"], properties: { interval_unit: { type: "string" }, state: { type: "string" }, previous_state: { type: ["string", "null"] } } }, { type: "object", required: ["customer_id"], properties: { customer_id: { type: "integer" } } }, { type: "object", required: ["items"], properties: { items: { type: "array", items: { allOf: [{ type: "object", required: ["id", "quantity", "created_at", "updated_at"], properties: { id: { type: "integer" }, quantity: { type: "integer" }, created_at: { $ref: "document:facts#/$defs/Timestamp" }, updated_at: { $ref: "document:facts#/$defs/Timestamp" } } }, { type: "object", required: ["product_id"], properties: { product_id: { type: "integer" } } }, { type: "object", required: ["price_point_id"], properties: { price_point_id: { type: "integer" } } }] } } } }] };
function validate273(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0 && errors === 0)
    if (typeof data == "string") {
      if (!formats0.test(data))
        return validate273.errors = [{ instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
    } else
      return validate273.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
  return validate273.errors = vErrors, errors === 0;
}
function validate272(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors;
  if (errors === _errs0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.activate_on_payment === void 0 && (missing0 = "activate_on_payment") || data.balance_in_cents === void 0 && (missing0 = "balance_in_cents") || data.created_at === void 0 && (missing0 = "created_at") || data.interval === void 0 && (missing0 = "interval") || data.prepaid === void 0 && (missing0 = "prepaid") || data.updated_at === void 0 && (missing0 = "updated_at"))
        return validate272.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs2 = errors;
        if (errors === _errs2 && errors === _errs2)
          if (typeof data0 == "string") {
            if (!formats2.test(data0))
              return validate272.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
          } else
            return validate272.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid1 = _errs2 === errors;
      } else
        var valid1 = !0;
      if (valid1) {
        if (data.activate_on_payment !== void 0) {
          let _errs4 = errors;
          if (typeof data.activate_on_payment != "boolean")
            return validate272.errors = [{ instancePath: instancePath + "/activate_on_payment", schemaPath: "#/allOf/0/properties/activate_on_payment/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
          var valid1 = _errs4 === errors;
        } else
          var valid1 = !0;
        if (valid1) {
          if (data.activated_at !== void 0) {
            let data2 = data.activated_at, _errs6 = errors;
            if (typeof data2 != "string" && data2 !== null)
              return validate272.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/allOf/0/properties/activated_at/type", keyword: "type", params: { type: schema115.allOf[0].properties.activated_at.type }, message: "must be string,null" }], !1;
            if (errors === _errs6 && errors === _errs6 && typeof data2 == "string" && !formats0.test(data2))
              return validate272.errors = [{ instancePath: instancePath + "/activated_at", schemaPath: "#/allOf/0/properties/activated_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
            var valid1 = _errs6 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.balance_in_cents !== void 0) {
              let data3 = data.balance_in_cents, _errs8 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                return validate272.errors = [{ instancePath: instancePath + "/balance_in_cents", schemaPath: "#/allOf/0/properties/balance_in_cents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              var valid1 = _errs8 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.created_at !== void 0) {
                let _errs10 = errors;
                validate273(data.created_at, { instancePath: instancePath + "/created_at" }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length);
                var valid1 = _errs10 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.current_period_started_at !== void 0) {
                  let data5 = data.current_period_started_at, _errs11 = errors;
                  if (typeof data5 != "string" && data5 !== null)
                    return validate272.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/allOf/0/properties/current_period_started_at/type", keyword: "type", params: { type: schema115.allOf[0].properties.current_period_started_at.type }, message: "must be string,null" }], !1;
                  if (errors === _errs11 && errors === _errs11 && typeof data5 == "string" && !formats0.test(data5))
                    return validate272.errors = [{ instancePath: instancePath + "/current_period_started_at", schemaPath: "#/allOf/0/properties/current_period_started_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                  var valid1 = _errs11 === errors;
                } else
                  var valid1 = !0;
                if (valid1) {
                  if (data.current_period_ends_at !== void 0) {
                    let data6 = data.current_period_ends_at, _errs13 = errors;
                    if (typeof data6 != "string" && data6 !== null)
                      return validate272.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/allOf/0/properties/current_period_ends_at/type", keyword: "type", params: { type: schema115.allOf[0].properties.current_period_ends_at.type }, message: "must be string,null" }], !1;
                    if (errors === _errs13 && errors === _errs13 && typeof data6 == "string" && !formats0.test(data6))
                      return validate272.errors = [{ instancePath: instancePath + "/current_period_ends_at", schemaPath: "#/allOf/0/properties/current_period_ends_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    var valid1 = _errs13 === errors;
                  } else
                    var valid1 = !0;
                  if (valid1) {
                    if (data.interval !== void 0) {
                      let data7 = data.interval, _errs15 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                        return validate272.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/allOf/0/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      var valid1 = _errs15 === errors;
                    } else
                      var valid1 = !0;
                    if (valid1) {
                      if (data.prepaid !== void 0) {
                        let _errs17 = errors;
                        if (typeof data.prepaid != "boolean")
                          return validate272.errors = [{ instancePath: instancePath + "/prepaid", schemaPath: "#/allOf/0/properties/prepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid1 = _errs17 === errors;
                      } else
                        var valid1 = !0;
                      if (valid1)
                        if (data.updated_at !== void 0) {
                          let _errs19 = errors;
                          validate273(data.updated_at, { instancePath: instancePath + "/updated_at" }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length);
                          var valid1 = _errs19 === errors;
                        } else
                          var valid1 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate272.errors = [{ instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs20 = errors;
    if (errors === _errs20)
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing1;
        if (data.interval_unit === void 0 && (missing1 = "interval_unit") || data.state === void 0 && (missing1 = "state") || data.previous_state === void 0 && (missing1 = "previous_state"))
          return validate272.errors = [{ instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
        if (data.interval_unit !== void 0) {
          let _errs22 = errors;
          if (typeof data.interval_unit != "string")
            return validate272.errors = [{ instancePath: instancePath + "/interval_unit", schemaPath: "#/allOf/1/properties/interval_unit/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid2 = _errs22 === errors;
        } else
          var valid2 = !0;
        if (valid2) {
          if (data.state !== void 0) {
            let _errs24 = errors;
            if (typeof data.state != "string")
              return validate272.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/allOf/1/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid2 = _errs24 === errors;
          } else
            var valid2 = !0;
          if (valid2)
            if (data.previous_state !== void 0) {
              let data12 = data.previous_state, _errs26 = errors;
              if (typeof data12 != "string" && data12 !== null)
                return validate272.errors = [{ instancePath: instancePath + "/previous_state", schemaPath: "#/allOf/1/properties/previous_state/type", keyword: "type", params: { type: schema115.allOf[1].properties.previous_state.type }, message: "must be string,null" }], !1;
              var valid2 = _errs26 === errors;
            } else
              var valid2 = !0;
        }
      } else
        return validate272.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs20 === errors;
    if (valid0) {
      let _errs28 = errors;
      if (errors === _errs28)
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing2;
          if (data.customer_id === void 0 && (missing2 = "customer_id"))
            return validate272.errors = [{ instancePath, schemaPath: "#/allOf/2/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }], !1;
          if (data.customer_id !== void 0) {
            let data13 = data.customer_id;
            if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13)))
              return validate272.errors = [{ instancePath: instancePath + "/customer_id", schemaPath: "#/allOf/2/properties/customer_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          }
        } else
          return validate272.errors = [{ instancePath, schemaPath: "#/allOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
      var valid0 = _errs28 === errors;
      if (valid0) {
        let _errs32 = errors;
        if (errors === _errs32)
          if (data && typeof data == "object" && !Array.isArray(data)) {
            let missing3;
            if (data.items === void 0 && (missing3 = "items"))
              return validate272.errors = [{ instancePath, schemaPath: "#/allOf/3/required", keyword: "required", params: { missingProperty: missing3 }, message: "must have required property '" + missing3 + "'" }], !1;
            if (data.items !== void 0) {
              let data14 = data.items;
              if (errors === errors)
                if (Array.isArray(data14)) {
                  var valid5 = !0;
                  let len0 = data14.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data15 = data14[i0], _errs36 = errors, _errs37 = errors;
                    if (errors === _errs37)
                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                        let missing4;
                        if (data15.id === void 0 && (missing4 = "id") || data15.quantity === void 0 && (missing4 = "quantity") || data15.created_at === void 0 && (missing4 = "created_at") || data15.updated_at === void 0 && (missing4 = "updated_at"))
                          return validate272.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/0/required", keyword: "required", params: { missingProperty: missing4 }, message: "must have required property '" + missing4 + "'" }], !1;
                        if (data15.id !== void 0) {
                          let data16 = data15.id, _errs39 = errors;
                          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16)))
                            return validate272.errors = [{ instancePath: instancePath + "/items/" + i0 + "/id", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          var valid7 = _errs39 === errors;
                        } else
                          var valid7 = !0;
                        if (valid7) {
                          if (data15.quantity !== void 0) {
                            let data17 = data15.quantity, _errs41 = errors;
                            if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                              return validate272.errors = [{ instancePath: instancePath + "/items/" + i0 + "/quantity", schemaPath: "#/allOf/3/properties/items/items/allOf/0/properties/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            var valid7 = _errs41 === errors;
                          } else
                            var valid7 = !0;
                          if (valid7) {
                            if (data15.created_at !== void 0) {
                              let _errs43 = errors;
                              validate273(data15.created_at, { instancePath: instancePath + "/items/" + i0 + "/created_at" }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length);
                              var valid7 = _errs43 === errors;
                            } else
                              var valid7 = !0;
                            if (valid7)
                              if (data15.updated_at !== void 0) {
                                let _errs44 = errors;
                                validate273(data15.updated_at, { instancePath: instancePath + "/items/" + i0 + "/updated_at" }) || (vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors), errors = vErrors.length);
                                var valid7 = _errs44 === errors;
                              } else
                                var valid7 = !0;
                          }
                        }
                      } else
                        return validate272.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                    var valid6 = _errs37 === errors;
                    if (valid6) {
                      let _errs45 = errors;
                      if (errors === _errs45)
                        if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                          let missing5;
                          if (data15.product_id === void 0 && (missing5 = "product_id"))
                            return validate272.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/1/required", keyword: "required", params: { missingProperty: missing5 }, message: "must have required property '" + missing5 + "'" }], !1;
                          if (data15.product_id !== void 0) {
                            let data20 = data15.product_id;
                            if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                              return validate272.errors = [{ instancePath: instancePath + "/items/" + i0 + "/product_id", schemaPath: "#/allOf/3/properties/items/items/allOf/1/properties/product_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          }
                        } else
                          return validate272.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid6 = _errs45 === errors;
                      if (valid6) {
                        let _errs49 = errors;
                        if (errors === _errs49)
                          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                            let missing6;
                            if (data15.price_point_id === void 0 && (missing6 = "price_point_id"))
                              return validate272.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/2/required", keyword: "required", params: { missingProperty: missing6 }, message: "must have required property '" + missing6 + "'" }], !1;
                            if (data15.price_point_id !== void 0) {
                              let data21 = data15.price_point_id;
                              if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21)))
                                return validate272.errors = [{ instancePath: instancePath + "/items/" + i0 + "/price_point_id", schemaPath: "#/allOf/3/properties/items/items/allOf/2/properties/price_point_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            }
                          } else
                            return validate272.errors = [{ instancePath: instancePath + "/items/" + i0, schemaPath: "#/allOf/3/properties/items/items/allOf/2/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                        var valid6 = _errs49 === errors;
                      }
                    }
                    var valid5 = _errs36 === errors;
                    if (!valid5)
                      break;
                  }
                } else
                  return validate272.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/allOf/3/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            }
          } else
            return validate272.errors = [{ instancePath, schemaPath: "#/allOf/3/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
        var valid0 = _errs32 === errors;
      }
    }
  }
  return validate272.errors = vErrors, errors === 0;
}
var facts_payment_profiles_record = validate278;
var schema119 = { type: "object", required: [], properties: { id: {}, created_at: {}, updated_at: {}, payment_method_type: { type: "string", enum: ["pix"] }, status: {}, activated_at: {}, refused_at: {}, subscription_id: { type: "string" }, customer_id: {} } };
function validate280(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.payment_method_type !== void 0) {
        let data0 = data.payment_method_type, _errs1 = errors;
        if (typeof data0 != "string")
          return validate280.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        if (data0 !== "pix")
          return validate280.errors = [{ instancePath: instancePath + "/payment_method_type", schemaPath: "#/properties/payment_method_type/enum", keyword: "enum", params: { allowedValues: schema119.properties.payment_method_type.enum }, message: "must be equal to one of the allowed values" }], !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.subscription_id !== void 0) {
          let _errs3 = errors;
          if (typeof data.subscription_id != "string")
            return validate280.errors = [{ instancePath: instancePath + "/subscription_id", schemaPath: "#/properties/subscription_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return validate280.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate280.errors = vErrors, errors === 0;
}
function validate279(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors;
  validate280(data, { instancePath }) || (vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors), errors = vErrors.length);
  var valid0 = _errs0 === errors;
  if (valid0) {
    let _errs1 = errors;
    if (errors === _errs1 && !(data && typeof data == "object" && !Array.isArray(data)))
      return validate279.errors = [{ instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
    var valid0 = _errs1 === errors;
  }
  return validate279.errors = vErrors, errors === 0;
}
function validate278(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return validate279(data, { instancePath }) || (vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors), errors = vErrors.length), validate278.errors = vErrors, errors === 0;
}
var whole = {
  "createToken request": whole_createToken_request,
  "createToken 200": whole_createToken_200,
  "createToken 400": whole_createToken_400,
  "createToken 401": whole_createToken_400,
  "createToken 413": whole_createToken_400,
  "createToken 415": whole_createToken_400,
  "createToken 500": whole_createToken_400,
  "createToken 503": whole_createToken_400,
  "listCustomers 200": whole_listCustomers_200,
  "listCustomers 401": whole_listCustomers_401,
  "listCustomers 403": whole_listCustomers_401,
  "listCustomers 422": whole_listCustomers_401,
  "listCustomers 500": whole_listCustomers_401,
  "createCustomer request": whole_createCustomer_request,
  "createCustomer 201": whole_createCustomer_201,
  "createCustomer 400": whole_listCustomers_401,
  "createCustomer 401": whole_listCustomers_401,
  "createCustomer 403": whole_listCustomers_401,
  "createCustomer 413": whole_listCustomers_401,
  "createCustomer 415": whole_listCustomers_401,
  "createCustomer 422": whole_listCustomers_401,
  "createCustomer 500": whole_listCustomers_401,
  "readCustomer 200": whole_createCustomer_201,
  "readCustomer 401": whole_listCustomers_401,
  "readCustomer 403": whole_listCustomers_401,
  "readCustomer 404": whole_listCustomers_401,
  "readCustomer 500": whole_listCustomers_401,
  "createPaymentProfile request": whole_createPaymentProfile_request,
  "createPaymentProfile 201": whole_createPaymentProfile_201,
  "createPaymentProfile 400": whole_listCustomers_401,
  "createPaymentProfile 401": whole_listCustomers_401,
  "createPaymentProfile 403": whole_listCustomers_401,
  "createPaymentProfile 404": whole_listCustomers_401,
  "createPaymentProfile 413": whole_listCustomers_401,
  "createPaymentProfile 415": whole_listCustomers_401,
  "createPaymentProfile 422": whole_listCustomers_401,
  "createPaymentProfile 500": whole_listCustomers_401,
  "listSubscriptions 200": whole_listSubscriptions_200,
  "listSubscriptions 401": whole_listCustomers_401,
  "listSubscriptions 403": whole_listCustomers_401,
  "listSubscriptions 422": whole_listCustomers_401,
  "listSubscriptions 500": whole_listCustomers_401,
  "createSubscription request": whole_createSubscription_request,
  "createSubscription 201": whole_createSubscription_201,
  "createSubscription 400": whole_listCustomers_401,
  "createSubscription 401": whole_listCustomers_401,
  "createSubscription 403": whole_listCustomers_401,
  "createSubscription 404": whole_listCustomers_401,
  "createSubscription 413": whole_listCustomers_401,
  "createSubscription 415": whole_listCustomers_401,
  "createSubscription 422": whole_listCustomers_401,
  "createSubscription 500": whole_listCustomers_401,
  "readSubscription 200": whole_readSubscription_200,
  "readSubscription 401": whole_listCustomers_401,
  "readSubscription 403": whole_listCustomers_401,
  "readSubscription 404": whole_listCustomers_401,
  "readSubscription 500": whole_listCustomers_401,
  "addItem request": whole_addItem_request,
  "addItem 201": whole_createSubscription_201,
  "addItem 400": whole_listCustomers_401,
  "addItem 401": whole_listCustomers_401,
  "addItem 403": whole_listCustomers_401,
  "addItem 404": whole_listCustomers_401,
  "addItem 413": whole_listCustomers_401,
  "addItem 415": whole_listCustomers_401,
  "addItem 422": whole_listCustomers_401,
  "addItem 500": whole_listCustomers_401,
  "paymentProfileUpdated event": whole_paymentProfileUpdated_event,
  "customers record": whole_customers_record,
  "products record": whole_products_record,
  "price_points record": whole_price_points_record,
  "subscriptions record": whole_subscriptions_record,
  "payment_profiles record": whole_payment_profiles_record
}, facts = {
  "createToken request": facts_createToken_request,
  "createToken 200": facts_createToken_200,
  "createToken 400": facts_createToken_400,
  "createToken 401": facts_createToken_400,
  "createToken 413": facts_createToken_400,
  "createToken 415": facts_createToken_400,
  "createToken 500": facts_createToken_400,
  "createToken 503": facts_createToken_400,
  "listCustomers 200": facts_listCustomers_200,
  "listCustomers 401": facts_createToken_request,
  "listCustomers 403": facts_listCustomers_403,
  "listCustomers 422": facts_listCustomers_403,
  "listCustomers 500": facts_listCustomers_403,
  "createCustomer request": facts_createCustomer_request,
  "createCustomer 201": facts_createToken_request,
  "createCustomer 400": facts_listCustomers_403,
  "createCustomer 401": facts_createToken_request,
  "createCustomer 403": facts_listCustomers_403,
  "createCustomer 413": facts_listCustomers_403,
  "createCustomer 415": facts_listCustomers_403,
  "createCustomer 422": facts_listCustomers_403,
  "createCustomer 500": facts_listCustomers_403,
  "readCustomer 200": facts_readCustomer_200,
  "readCustomer 401": facts_createToken_request,
  "readCustomer 403": facts_listCustomers_403,
  "readCustomer 404": facts_listCustomers_403,
  "readCustomer 500": facts_listCustomers_403,
  "createPaymentProfile request": facts_createPaymentProfile_request,
  "createPaymentProfile 201": facts_createToken_request,
  "createPaymentProfile 400": facts_listCustomers_403,
  "createPaymentProfile 401": facts_createToken_request,
  "createPaymentProfile 403": facts_listCustomers_403,
  "createPaymentProfile 404": facts_listCustomers_403,
  "createPaymentProfile 413": facts_listCustomers_403,
  "createPaymentProfile 415": facts_listCustomers_403,
  "createPaymentProfile 422": facts_listCustomers_403,
  "createPaymentProfile 500": facts_listCustomers_403,
  "listSubscriptions 200": facts_listSubscriptions_200,
  "listSubscriptions 401": facts_createToken_request,
  "listSubscriptions 403": facts_listCustomers_403,
  "listSubscriptions 422": facts_listCustomers_403,
  "listSubscriptions 500": facts_listCustomers_403,
  "createSubscription request": facts_createSubscription_request,
  "createSubscription 201": facts_createSubscription_201,
  "createSubscription 400": facts_listCustomers_403,
  "createSubscription 401": facts_createToken_request,
  "createSubscription 403": facts_listCustomers_403,
  "createSubscription 404": facts_listCustomers_403,
  "createSubscription 413": facts_listCustomers_403,
  "createSubscription 415": facts_listCustomers_403,
  "createSubscription 422": facts_listCustomers_403,
  "createSubscription 500": facts_listCustomers_403,
  "readSubscription 200": facts_readSubscription_200,
  "readSubscription 401": facts_createToken_request,
  "readSubscription 403": facts_listCustomers_403,
  "readSubscription 404": facts_listCustomers_403,
  "readSubscription 500": facts_listCustomers_403,
  "addItem request": facts_addItem_request,
  "addItem 201": facts_createSubscription_201,
  "addItem 400": facts_listCustomers_403,
  "addItem 401": facts_createToken_request,
  "addItem 403": facts_listCustomers_403,
  "addItem 404": facts_listCustomers_403,
  "addItem 413": facts_listCustomers_403,
  "addItem 415": facts_listCustomers_403,
  "addItem 422": facts_listCustomers_403,
  "addItem 500": facts_listCustomers_403,
  "paymentProfileUpdated event": facts_paymentProfileUpdated_event,
  "customers record": facts_customers_record,
  "products record": facts_products_record,
  "price_points record": facts_price_points_record,
  "subscriptions record": facts_subscriptions_record,
  "payment_profiles record": facts_payment_profiles_record
};
export { whole, facts };
