import { requestFunction, responseFunction } from './cloudfront-functions.ts';
import type { SiteRoutes } from './site-routes.ts';

/** CloudFront's managed policies, by the names in its documentation. */
const MANAGED = {
  CachingOptimized: '658327ea-f89d-4fab-a63d-7e88639e58f6',
  CachingDisabled: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  AllViewerExceptHostHeader: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
} as const;

/** A text in which CloudFormation puts values: `{Files.Arn}` for an attribute. */
const substituted = (text: string) => ({ 'Fn::Sub': text.replaceAll('{', '\u0024{') });
const ref = (name: string) => ({ Ref: name });
const attribute = (resource: string, name: string) => ({ 'Fn::GetAtt': [resource, name] });

function edgeFunction(name: string, code: string) {
  return {
    Type: 'AWS::CloudFront::Function',
    Properties: {
      Name: substituted(`{AWS::StackName}-${name}`),
      AutoPublish: true,
      FunctionCode: code,
      FunctionConfig: { Comment: `Realty site: ${name}`, Runtime: 'cloudfront-js-2.0' },
    },
  };
}

const atViewer = (event: 'viewer-request' | 'viewer-response', resource: string) => ({
  EventType: event,
  FunctionARN: attribute(resource, 'FunctionARN'),
});

function ofFiles(pathPattern: string) {
  return {
    PathPattern: pathPattern,
    TargetOriginId: 'files',
    ViewerProtocolPolicy: 'redirect-to-https',
    Compress: true,
    CachePolicyId: MANAGED.CachingOptimized,
    FunctionAssociations: [
      atViewer('viewer-request', 'FileNames'),
      atViewer('viewer-response', 'FileHeaders'),
    ],
  };
}

/** The server's pages differ by who is logged in, and it caches them itself: none is cached here. */
const OF_SERVER = {
  TargetOriginId: 'server',
  ViewerProtocolPolicy: 'redirect-to-https',
  AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
  CachePolicyId: MANAGED.CachingDisabled,
  OriginRequestPolicyId: MANAGED.AllViewerExceptHostHeader,
};

function distribution({ files, hashedFiles, serverOrigin }: SiteRoutes) {
  return {
    Enabled: true,
    HttpVersion: 'http2and3',
    IPV6Enabled: true,
    Aliases: [ref('SiteHost')],
    ViewerCertificate: {
      AcmCertificateArn: ref('CertificateArn'),
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    },
    Origins: [
      {
        Id: 'files',
        DomainName: attribute('Files', 'RegionalDomainName'),
        OriginAccessControlId: attribute('FilesAccess', 'Id'),
        S3OriginConfig: { OriginAccessIdentity: '' },
      },
      {
        Id: 'server',
        DomainName: new URL(serverOrigin).host,
        CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
      },
    ],
    CacheBehaviors: [`${hashedFiles.path}*`, ...files.map(({ path }) => path)].map(ofFiles),
    DefaultCacheBehavior: OF_SERVER,
  };
}

const READ_BY_DISTRIBUTION = {
  Effect: 'Allow',
  Principal: { Service: 'cloudfront.amazonaws.com' },
  Action: 's3:GetObject',
  Resource: substituted('{Files.Arn}/*'),
  Condition: {
    StringEquals: {
      'AWS:SourceArn': substituted(
        'arn:aws:cloudfront::{AWS::AccountId}:distribution/{Distribution}',
      ),
    },
  },
};

/**
 * A CloudFormation template: a bucket for the built files, which the distribution alone reads, a behaviour
 * for the path of each, and the server as what answers everything else.
 */
export function cloudFrontTemplate(routes: SiteRoutes) {
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: 'Realty site: built pages from a bucket, all other requests to the server',
    Parameters: {
      SiteHost: { Type: 'String', Description: 'Host of the site, such as www.example.ca' },
      CertificateArn: {
        Type: 'String',
        Description: 'Certificate of that host, in the region us-east-1',
      },
    },
    Resources: {
      Files: { Type: 'AWS::S3::Bucket' },
      FilesAccess: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: substituted('{AWS::StackName}-files'),
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      FilesPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: ref('Files'),
          PolicyDocument: { Version: '2012-10-17', Statement: [READ_BY_DISTRIBUTION] },
        },
      },
      FileNames: edgeFunction('file-names', requestFunction(routes)),
      FileHeaders: edgeFunction('file-headers', responseFunction(routes)),
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: { DistributionConfig: distribution(routes) },
      },
    },
    Outputs: {
      FilesBucket: { Value: ref('Files') },
      DistributionId: { Value: ref('Distribution') },
      DistributionHost: { Value: attribute('Distribution', 'DomainName') },
    },
  };
}
